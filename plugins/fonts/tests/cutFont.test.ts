import {readFileSync} from 'node:fs';
import {create, type StoredFont} from 'fontkit';
import {cutFont} from '../cutFont';
import fontLoader from '../fontLoader';

const FILES = [
  '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
  '@fontsource/literata/files/literata-latin-400-italic.woff2',
  '@fontsource/marcellus-sc/files/marcellus-sc-latin-400-normal.woff2',
].map((file) => `node_modules/${file}`);

const [TEXT = ''] = FILES;

/** Cuts fonts as the bundler does. */
function cutAll(): Promise<readonly Buffer[]> {
  return Promise.all(
    FILES.map((resourcePath) =>
      fontLoader.call({resourcePath}, readFileSync(resourcePath)),
    ),
  );
}

function listLacking(font: StoredFont, text: string): readonly string[] {
  const known = new Set(font.characterSet);
  return Array.from(text).filter(
    (each) => !known.has(each.codePointAt(0) ?? 0),
  );
}

describe('the fonts that are transferred', () => {
  it('have at most 60 KiB in all', async () => {
    const weights = (await cutAll()).map(({length}) => length);
    expect(weights.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(
      60 * 1024,
    );
  });

  it('have complete Latin alphabets, whatever the pages say, so that they reveal nothing of locked ones', async () => {
    const fonts = (await cutAll()).map((font) => create(font));
    const letters = `azAZ09${String.fromCodePoint(0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0xff)}“”’—−×½`;
    expect(fonts.map((font) => listLacking(font, letters))).toEqual(
      fonts.map(() => []),
    );
    expect(fonts.map((font) => listLacking(font, 'Āж'))).toEqual(
      fonts.map(() => ['Ā', 'ж']),
    );
  });

  it('keep tabular figures, kerning, and the weights that styles use', async () => {
    const font = create(await cutFont(readFileSync(TEXT), true));
    expect(font.availableFeatures).toEqual(
      expect.arrayContaining(['kern', 'liga', 'tnum']),
    );
    expect(font.variationAxes['wght']).toMatchObject({min: 400, max: 700});
  });

  it('are cut once for both browser and server', async () => {
    const [once] = await cutAll();
    const [again] = await cutAll();
    expect(again).toBe(once);
  });
});
