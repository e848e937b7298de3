import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {getSfnt} from '../../../../scripts/press/form/sfnt';
import {siteDir} from '../../../support/site';

const woff = readFileSync(
  join(
    siteDir,
    'node_modules/@fontsource/literata/files/literata-latin-400-normal.woff',
  ),
);

/** Returns the offset and length of each table of a font. */
function findTables(font: Buffer) {
  return Array.from({length: font.readUInt16BE(4)}, (_, index) => {
    const at = 12 + index * 16;
    return {
      tag: font.toString('latin1', at, at + 4),
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    };
  });
}

describe('the font that a document embeds for its fields', () => {
  const font = getSfnt(woff, ['head', 'glyf', 'loca']);

  it('holds the required tables, each within the file and at a multiple of four', () => {
    const tables = findTables(font);
    expect(tables.map(({tag}) => tag)).toEqual(['glyf', 'head', 'loca']);
    for (const {offset, length} of tables) {
      expect(offset % 4).toBe(0);
      expect(offset + length).toBeLessThanOrEqual(font.length);
    }
  });

  it('has its data uncompressed, with the magic number in its head table', () => {
    const head = findTables(font).find(({tag}) => tag === 'head');
    expect(font.readUInt32BE((head?.offset ?? 0) + 12)).toBe(0x5f0f3cf5);
  });

  it('cannot be made from another file', () => {
    expect(() => getSfnt(Buffer.from('%PDF-1.7'), [])).toThrow(
      'expected a WOFF font',
    );
  });
});
