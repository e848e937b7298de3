/** Letters of all kinds, for their widths. */
const SAMPLE = 'The quick brown fox, 0123456789';

type Late = {readonly name: string; readonly face: FontFace};

function listFaces({cssRules}: CSSStyleSheet): readonly Late[] {
  return [...cssRules].flatMap((rule) => {
    const {style} = rule as Partial<CSSFontFaceRule>;
    if (style?.getPropertyValue('font-display') !== 'optional') {
      return [];
    }
    const name = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
    const face = new FontFace(name, style.getPropertyValue('src'), {
      style: style.getPropertyValue('font-style'),
      weight: style.getPropertyValue('font-weight'),
    });
    return [{name, face}];
  });
}

/** Tells whether text in a font looks like text without it. */
function isMissing(name: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const widths = [`16px '${name}', monospace`, '16px monospace'].map((font) => {
    if (context !== null) {
      context.font = font;
    }
    return context?.measureText(SAMPLE).width;
  });
  return context !== null && widths[0] === widths[1];
}

/** Gives the fonts that came too late for the first view, from what the browser has kept of them since. */
export async function loadDeferredFonts(): Promise<readonly FontFace[]> {
  await document.fonts.ready;
  const late = [...document.styleSheets]
    .flatMap(listFaces)
    .filter(({name}) => isMissing(name));
  return Promise.all(late.map(({face}) => face.load()));
}
