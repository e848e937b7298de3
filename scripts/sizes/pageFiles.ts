/** The files of the site that a page asks for by itself. */
export type PageFiles = {
  readonly script: readonly string[];
  readonly style: readonly string[];
};

function matches(html: string, pattern: RegExp): readonly string[] {
  return [
    ...new Set(
      [...html.matchAll(pattern)].map(({groups}) => groups?.['file'] ?? ''),
    ),
  ];
}

/** Lists the scripts and styles that a built page loads, by path. */
export function filesOfPage(html: string): PageFiles {
  return {
    script: matches(html, /<script\b[^>]+?\bsrc="?(?<file>[^"\s>]+\.js)/g),
    style: matches(
      html,
      /<link\b(?=[^>]+\brel="?stylesheet)[^>]+?\bhref="?(?<file>[^"\s>]+\.css)/g,
    ),
  };
}

/** Lists the fonts that a style sheet can ask for, by path. */
export function fontsOfStyle(css: string): readonly string[] {
  return matches(css, /url\(["']?(?<file>[^"')]+\.woff2)/g);
}
