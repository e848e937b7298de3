const LINK = /<link\s[^>]*\brel="?stylesheet[^>]*>/;

/**
 * Replaces the link to the stylesheet with the styles, which name their file; leaves a page without
 * a link unchanged.
 */
export function inlineStyles(html: string, styles: string): string {
  return html.replace(LINK, (link) => {
    const file = /\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '';
    return `<style data-file="${file}">${styles}</style>`;
  });
}
