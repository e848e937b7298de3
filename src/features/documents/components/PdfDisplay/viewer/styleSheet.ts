import css from '@generated/pdf-viewer/default/styles';

let sheet: CSSStyleSheet | undefined;

/** Adopts the styles of the viewer, which are loaded with its script instead of with every page. */
export function adoptStyles(): void {
  if (sheet !== undefined) {
    return;
  }
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
