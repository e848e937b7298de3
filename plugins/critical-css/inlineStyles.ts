const LINK = /<link\s[^>]*\brel="?stylesheet[^>]*>/;

const ADDRESS = /\shref="?(?<address>[^"\s>]+)/;

function extractAddress(link: string): string {
  return ADDRESS.exec(link)?.groups?.['address'] ?? '';
}

/** The address of the style sheet that a page asks for; nothing where it asks for none. */
export function getSheet(html: string): string | undefined {
  const [link] = LINK.exec(html) ?? [];
  return link === undefined ? undefined : extractAddress(link);
}

/** Puts styles into a page before its sheet, which holds the page up as before. */
export function addStyles(html: string, styles: string): string {
  return html.replace(LINK, (link) => `<style>${styles}</style>${link}`);
}

/** Puts styles into a page in the place of its sheet, which is fetched behind it, and used from when scripts are. */
export function inlineStyles(html: string, styles: string): string {
  return html.replace(
    LINK,
    (link) =>
      `<style>${styles}</style><link rel=prefetch as=style href=${extractAddress(link)}>`,
  );
}
