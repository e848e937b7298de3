import {useInsertionEffect} from 'react';

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

const kept = new Map<string, CSSStyleSheet>();

/**
 * Adopts a style sheet for a part of the page. The sheet outlives the part, because removing it
 * would restyle the next page twice. Its rules must match nothing but the part.
 */
export function useKeptSheet(css: string): void {
  useInsertionEffect(() => {
    if (!kept.has(css)) {
      const sheet = createSheet(css);
      kept.set(css, sheet);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
  }, [css]);
}

/** Adopts a style sheet for as long as the component is mounted. */
export function useAdoptedSheet(css: string): void {
  useInsertionEffect(() => {
    const sheet = createSheet(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (each) => each !== sheet,
      );
    };
  }, [css]);
}
