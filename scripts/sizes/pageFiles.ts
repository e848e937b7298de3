/** The files that a page loads by itself. */
export type PageFiles = {
  /** Scripts that load with the page. */
  readonly script: readonly string[];
  /** Scripts that load for hydration. */
  readonly late: readonly string[];
  /** Render-blocking stylesheets, besides inlined styles. */
  readonly style: readonly string[];
  /** Stylesheets that load in the background: for print, and before hydration for screens. */
  readonly behind: readonly string[];
};

function matchFiles(html: string, pattern: RegExp): readonly string[] {
  return [
    ...new Set(
      [...html.matchAll(pattern)].map(({groups}) => groups?.['file'] ?? ''),
    ),
  ];
}

/** Lists the scripts and stylesheets of a built page by path. */
export function listPageFiles(html: string): PageFiles {
  return {
    script: matchFiles(html, /<script\b[^>]+?\bsrc="?(?<file>[^"\s>]+\.js)/g),
    late: matchFiles(
      html,
      /<meta\b(?=[^>]+\bname="?script\b)[^>]+?\bcontent="?(?<file>[^"\s>]+\.js)/g,
    ),
    style: matchFiles(
      html,
      /<link\b(?=[^>]+\brel="?stylesheet)(?![^>]+\bmedia="?print)[^>]+?\bhref="?(?<file>[^"\s>]+\.css)/g,
    ),
    behind: matchFiles(
      html,
      /<link\b(?=[^>]+\bmedia="?print)[^>]+?\bhref="?(?<file>[^"\s>]+\.css)/g,
    ),
  };
}

/** Matches inline scripts, but not data blocks. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>[\s\S]*?<\/script>/g;

/** Separates the markup of a page from its inline scripts. */
export function splitInlineScripts(html: string): {
  readonly markup: string;
  readonly inline: string;
} {
  return {
    markup: html.replaceAll(INLINE, ''),
    inline: (html.match(INLINE) ?? []).join(''),
  };
}

/** Lists the paths of fonts in CSS, or in the inlined styles of a page. */
export function listFonts(css: string): readonly string[] {
  return matchFiles(css, /url\(["']?(?<file>[^"')]+\.woff2)/g);
}
