import {useInsertionEffect} from 'react';

/** Adopts a style sheet for as long as the component is mounted. */
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
