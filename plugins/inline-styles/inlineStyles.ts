const LINK = /<link\s[^>]*\brel="?stylesheet[^>]*>/;

/** Replaces the link to the stylesheet by the styles; a page without one stays as it is. */
export function inlineStyles(html: string, styles: string): string {
  return html.replace(LINK, () => `<style>${styles}</style>`);
}
