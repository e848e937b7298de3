import css from '@generated/pdf-viewer/default/styles';

let sheet: CSSStyleSheet | undefined;

/** Styles of the viewer apply from now on; they came with its script, not with every page. */
export function adoptStyles(): void {
  if (sheet !== undefined) {
    return;
  }
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
