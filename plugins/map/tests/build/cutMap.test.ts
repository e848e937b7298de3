import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {cutMap} from '../../build/cutMap';
import {temporarySite} from '../../../../tests/support/temporarySite';

const map = {
  title: 'Map of the vale',
  page: '/vale/',
  size: [4, 2],
  deepest: {zoom: 1, width: 512},
  picture: {name: '/maps/vale', widths: [64], alt: ''},
} as const;

/** An SVG of a size in pixels. */
function draw(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0L${width} ${height}L${width} 0z"/></svg>`;
}

describe('docusaurus map cut', () => {
  it('cuts the picture in its place into tiles, and pictures of each width', async () => {
    const siteDir = temporarySite({'static/maps/vale.svg': draw(512, 256)});
    expect(await cutMap(siteDir, map)).toMatch(
      /^Cut static\/maps\/vale\.svg into tiles for 2 zoom levels and 2 images/,
    );
    const folder = join(siteDir, 'static/maps');
    expect(readdirSync(folder).toSorted()).toEqual([
      'tiles',
      'vale-64.avif',
      'vale-64.webp',
      'vale.svg',
    ]);
    expect(existsSync(join(folder, 'tiles/1/0/1.webp'))).toBe(true);
    expect(readdirSync(join(folder, 'tiles')).toSorted()).toEqual(['0', '1']);
  });

  it('tells a picture that is missing, or has other proportions', async () => {
    const siteDir = temporarySite({'static/maps/vale.svg': draw(512, 512)});
    await expect(cutMap(siteDir, map)).rejects.toThrow(
      'vale.svg: found 512 × 512 pixels, expected the proportions of 4 × 2 miles',
    );
    await expect(cutMap(siteDir, map, 'gone.png')).rejects.toThrow(
      'gone.png: found no file, expected an image of the map (svg, png, webp, jpg).',
    );
    await expect(cutMap(temporarySite({}), map)).rejects.toThrow(
      'static/maps/vale.*: found no file',
    );
  });
});
