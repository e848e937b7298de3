import {gzipSync} from 'node:zlib';
import {
  addressesModule,
  indexParts,
  parted,
} from '../../../../plugins/search-index/parts';
import {searchRecord} from '../../../support/searchRecord';
import {searchRecords} from '../../../support/searchRecords';

describe('the parts of the index', () => {
  it('hold every record once, in order, and none is longer than it may be', () => {
    const records = Array.from({length: 9}, (_, index) =>
      searchRecord(`Page ${index}`),
    );
    const {length} = JSON.stringify(records[0]);
    const parts = parted(records, 4 * length);
    expect(parts.map((part) => part.length)).toEqual([4, 4, 1]);
    expect(parts.flat()).toEqual(records);
  });

  it('are none where there is nothing', () => {
    expect(parted([])).toEqual([]);
  });

  it('are those of pages, and of documents, which readers of pages need not wait for', () => {
    const page = searchRecord('Page');
    const handbook = searchRecord('Handbook', {kind: 'document'});
    expect(indexParts([page, handbook])).toEqual({
      parts: [[page]],
      documents: [[handbook]],
    });
    expect(indexParts([page]).documents).toEqual([]);
  });

  it('weigh at most 250 KB each as they travel', async () => {
    const sizes = parted(await searchRecords()).map(
      (part) => gzipSync(JSON.stringify(part)).length,
    );
    expect(sizes.filter((size) => size > 250_000)).toEqual([]);
    expect(sizes.length).toBeGreaterThan(0);
  });

  it('are found by a module beside them', () => {
    expect(addressesModule({parts: 2, documents: 1})).toBe(
      [
        'export const parts = [new URL("./part-0.json", import.meta.url).href, new URL("./part-1.json", import.meta.url).href];',
        'export const documents = [new URL("./part-2.json", import.meta.url).href];',
        'export const previews = new URL("./previews.json", import.meta.url).href;',
        'export const lockedRecords = () => import("./locked.json");',
      ].join('\n'),
    );
  });
});
