import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {emblem} from '../../../art/studio/icons/emblem';
import {ico} from '../../../art/studio/icons/ico';
import {iconPictures} from '../../../art/studio/icons/iconPictures';
import {staticDir} from '../../../../tests/support/site';

describe('an ICO file', () => {
  it('states the size and the offset of each picture', () => {
    const [small, large] = [Buffer.from('small'), Buffer.from('larger')];
    const bytes = ico([
      {side: 16, png: small},
      {side: 256, png: large},
    ]);
    expect(bytes.readUInt16LE(2)).toBe(1);
    expect(bytes.readUInt16LE(4)).toBe(2);
    expect([bytes[6], bytes[22]]).toEqual([16, 0]);
    const at = [bytes.readUInt32LE(18), bytes.readUInt32LE(34)] as const;
    expect(bytes.subarray(at[0], at[0] + 5).toString()).toBe('small');
    expect(bytes.subarray(at[1]).toString()).toBe('larger');
  });

  it('without a picture is only a header', () => {
    expect(ico([])).toHaveLength(6);
  });
});

describe('the icons of the site', () => {
  it.each([
    ['assets/icon/apple-touch-icon.png', 180, 180],
    ['assets/icon/icon-192.png', 192, 192],
    ['assets/icon/icon-512.png', 512, 512],
    ['assets/icon/icon-512-to-cut.png', 512, 512],
    ['banners/card.jpg', 1200, 630],
  ])('%s is %i by %i', async (path, width, height) => {
    const {width: wide, height: high} = await sharp(
      join(staticDir, path),
    ).metadata();
    expect([wide, high]).toEqual([width, height]);
    const paths = iconPictures.map(({folder, file}) => `${folder}/${file}`);
    expect(paths).toContain(path);
  });

  it('include 16, 32 and 48 pixels for browser tabs', () => {
    const bytes = readFileSync(join(staticDir, 'favicon.ico'));
    const sides = Array.from(
      {length: bytes.readUInt16LE(4)},
      (_, index) => bytes[6 + 16 * index],
    );
    expect(sides).toEqual([16, 32, 48]);
  });

  it('are those in the manifest', () => {
    const text = readFileSync(join(staticDir, 'site.webmanifest'), 'utf8');
    const {icons} = JSON.parse(text) as {
      icons: readonly {readonly src: string; readonly sizes: string}[];
    };
    const made = iconPictures.map(({folder, file}) => `${folder}/${file}`);
    expect(icons.filter(({src}) => !made.includes(src))).toEqual([]);
    expect(icons.map(({sizes}) => sizes)).toEqual([
      '192x192',
      '512x512',
      '512x512',
    ]);
  });

  it('have fewer lines at small sizes', () => {
    const [tiny, full] = [true, false].map((isTiny) =>
      emblem({share: 0.9, corner: 0, isTiny}),
    );
    expect(tiny).not.toContain('<path');
    expect(full).toContain('<path');
    expect(tiny?.match(/<circle/g)).toHaveLength(10);
  });
});
