import {useInsertionEffect} from 'react';

/** Brings the styles of a part of the site along, for as long as the part is there. */
export function useAdoptedSheet(css: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (each) => each !== sheet,
      );
    };
  }, [css]);
}
