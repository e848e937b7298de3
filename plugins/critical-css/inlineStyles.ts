const LINK = /<link\s[^>]*\brel="?stylesheet[^>]*>/;

const END = /<\/body>|$/;

const ADDRESS = /\shref="?(?<address>[^"\s>]+)/;

/** The address of a page's style sheet; undefined if it has none. */
export function getSheet(html: string): string | undefined {
  const [link] = LINK.exec(html) ?? [];
  return link && ADDRESS.exec(link)?.groups?.['address'];
}

/** Inserts styles before the style sheet, which still blocks rendering. */
export function addStyles(html: string, styles: string): string {
  return html.replace(LINK, (link) => `<style>${styles}</style>${link}`);
}

/**
 * Replaces the style sheet by inline styles. The sheet itself is at the end of the page and does not
 * delay the first paint, because it applies only to print until the scripts are requested.
 */
export function inlineStyles(html: string, styles: string): string {
  const address = getSheet(html);
  return html
    .replace(LINK, () => `<style>${styles}</style>`)
    .replace(
      END,
      (end) => `<link rel=stylesheet media=print href=${address}>${end}`,
    );
}
