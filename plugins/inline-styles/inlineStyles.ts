const LINK = /<link\s[^>]*\brel="?stylesheet[^>]*>/;

/** Replaces the link to the stylesheet by the styles, which name their file; a page without one stays as it is. */
export function inlineStyles(html: string, styles: string): string {
  return html.replace(LINK, (link) => {
    const file = /\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '';
    return `<style data-file="${file}">${styles}</style>`;
  });
}
