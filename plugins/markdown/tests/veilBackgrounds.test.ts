import veilBackgrounds from '../veilBackgrounds';
import {getAttributes} from '../../../tests/support/imports';
import {component, page, run} from '../../../tests/support/markdown';

async function veiled(
  attributes: Readonly<Record<string, string | null>>,
): Promise<unknown> {
  const element = component('BackgroundParagraph', attributes, 9);
  await run(veilBackgrounds, {siteDir: '/site'}, page(element));
  return getAttributes(element);
}

describe('text on a picture', () => {
  it('is black if the author gives no color', async () => {
    expect(await veiled({src: '/a.jpg'})).toEqual({
      src: '/a.jpg',
      color: '#000000',
      veil: 'white',
      veilShare: '59%',
    });
  });

  it.each([
    ['white', '#ffffff', 'black'],
    ['DarkOrange', '#ff8c00', 'black'],
    ['#7c1d24', '#7c1d24', 'white'],
    ['rgb(124, 29, 36)', '#7c1d24', 'white'],
  ])('may be %s', async (color, hex, veil) => {
    expect(await veiled({color})).toMatchObject({color: hex, veil});
  });

  it.each(['blacken', 'rgb(0 0 0 / 50%)', 'transparent', ''])(
    'stops the build in an unknown color: "%s"',
    async (color) => {
      await expect(veiled({color})).rejects.toThrow(
        `docs/races/orc.md:9: <BackgroundParagraph> has color="${color}", but needs an opaque CSS color, such as black, ivory, or #7c1d24.`,
      );
    },
  );
});
