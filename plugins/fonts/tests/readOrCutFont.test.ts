import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {readOrCutFont} from '../readOrCutFont';
import {temporarySite} from '../../../tests/support/temporarySite';

const font = Buffer.from('a whole font');

/** Requests cut fonts one after another, and counts how often a font was really cut. */
async function cutFonts(
  ...asked: readonly {readonly font: Buffer; readonly settings: string}[]
) {
  const folder = join(temporarySite({}), 'fonts');
  const cutFont = jest.fn(() => Promise.resolve(Buffer.from('cut')));
  const cut: string[] = [];
  for (const each of asked) {
    cut.push((await readOrCutFont(folder, {...each, cutFont})).toString());
  }
  return {cut, times: cutFont.mock.calls.length, kept: readdirSync(folder)};
}

describe('a subset of a font', () => {
  it('is kept for the next start', async () => {
    const asked = {font, settings: 'latin'};
    const {cut, times, kept} = await cutFonts(asked, asked);
    expect({cut, times}).toEqual({cut: ['cut', 'cut'], times: 1});
    expect(kept).toEqual([expect.stringMatching(/^[\da-f]{32}\.woff2$/)]);
  });

  it('is cut again if the font or the characters have changed', async () => {
    const {times} = await cutFonts(
      {font, settings: 'latin'},
      {font, settings: 'greek'},
      {font: Buffer.from('another'), settings: 'latin'},
    );
    expect(times).toBe(3);
  });
});
