/** The files of the site that a page asks for by itself. */
export type PageFiles = {
  /** Scripts that are loaded with the page. */
  readonly script: readonly string[];
  /** Scripts that the page names, and loads when readers begin to use it. */
  readonly late: readonly string[];
  /** Styles that a page waits for, beside those that stand in it. */
  readonly style: readonly string[];
  /** Styles that are fetched behind it, for when it is hydrated. */
  readonly behind: readonly string[];
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
    late: matches(
      html,
      /<meta\b(?=[^>]+\bname="?script\b)[^>]+?\bcontent="?(?<file>[^"\s>]+\.js)/g,
    ),
    style: matches(
      html,
      /<link\b(?=[^>]+\brel="?stylesheet)[^>]+?\bhref="?(?<file>[^"\s>]+\.css)/g,
    ),
    behind: matches(
      html,
      /<link\b(?=[^>]+\brel="?prefetch)[^>]+?\bhref="?(?<file>[^"\s>]+\.css)/g,
    ),
  };
}

/** The scripts that stand in the markup of a page; what it says to machines is no script. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>[\s\S]*?<\/script>/g;

/** Parts a page into its markup and the scripts that stand in it. */
export function parted(html: string): {
  readonly markup: string;
  readonly inline: string;
} {
  return {
    markup: html.replaceAll(INLINE, ''),
    inline: (html.match(INLINE) ?? []).join(''),
  };
}

/** Lists the fonts that styles can ask for, by path: those of a sheet, or of what stands in a page. */
export function fontsOfStyle(css: string): readonly string[] {
  return matches(css, /url\(["']?(?<file>[^"')]+\.woff2)/g);
}
