import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {bannerPictures} from '../../../art/studio/arms/banners/bannerPictures';
import {drawBanner} from '../../../art/studio/arms/banners/drawBanner';
import {houses} from '../../../art/studio/arms/rolls/houses';
import {nations} from '../../../art/studio/arms/rolls/nations';
import {pictureList} from '../../../art/studio/pictureList';

const files = join(__dirname, '../../../../static');
const named = bannerPictures.map(
  (each) => [`${each.folder}/${each.file}`, each] as const,
);

describe('banners', () => {
  it('exist for every House and every state, from the same rolls as their arms', () => {
    expect(bannerPictures.map(({title}) => title)).toEqual(
      [...houses, ...nations].map(({bearer}) => `Banner of ${bearer}`),
    );
  });

  it.each(named)('are drawn in %s as the table says', async (path, picture) => {
    expect(existsSync(join(files, path))).toBe(true);
    expect(readFileSync(join(files, path), 'utf8')).toBe(await picture.make());
  });

  it.each(named)('weigh at most 12 KB: %s', (path) => {
    expect(statSync(join(files, path)).size).toBeLessThanOrEqual(12_288);
  });

  it.each(['divine-houses/banners', 'world-info/banners'])(
    'are listed in %s as the studio writes it',
    (folder) => {
      const own = bannerPictures.filter((each) => each.folder === folder);
      expect(readFileSync(join(files, folder, 'index.csv'), 'utf8')).toBe(
        pictureList('', own),
      );
    },
  );

  it.each([
    [
      'House Aurel',
      'A gold banner with three tails, fringed in black: a black door, on it a gold bar.',
    ],
    [
      'House Nyss',
      'A banner halved upright in magenta and white with three tails, fringed in white: a smiling mask in magenta and white, the colors exchanged.',
    ],
    [
      'the hearth-clans',
      'A black banner that ends in a point, fringed in white: a gold flame, a white band across the top with three red teeth.',
    ],
  ])('of %s have an alternative text', (bearer, alt) => {
    expect(
      bannerPictures.find(({title}) => title === `Banner of ${bearer}`)?.alt,
    ).toBe(alt);
  });

  it('are fringed in gold if the field is plain', () => {
    const bare = {id: 'x', bearer: 'nobody', shape: 'heater'} as const;
    const draw = (field: 'gules' | 'or'): string =>
      drawBanner({...bare, field, layers: []}, 'square', {
        title: 'Bare',
        description: 'A bare banner.',
      });
    expect(draw('gules')).toContain('rgb(217 176 74)');
    expect(draw('gules')).toBe(draw('gules'));
  });
});
