import {addressesModule, indexParts, parted} from '../../build/parts';
import {searchRecord} from '../../../../tests/support/searchRecord';

describe('the parts of the index', () => {
  it('hold every record once, in order, and none exceeds its limit', () => {
    const records = Array.from({length: 9}, (_, index) =>
      searchRecord(`Page ${index}`),
    );
    const {length} = JSON.stringify(records[0]);
    const parts = parted(records, 4 * length);
    expect(parts.map((part) => part.length)).toEqual([4, 4, 1]);
    expect(parts.flat()).toEqual(records);
  });

  it('are none if there are no records', () => {
    expect(parted([])).toEqual([]);
  });

  it('are separate for pages and for documents, which readers of pages need not wait for', () => {
    const page = searchRecord('Page');
    const handbook = searchRecord('Handbook', {kind: 'document'});
    expect(indexParts([page, handbook])).toEqual({
      parts: [[page]],
      documents: [[handbook]],
    });
    expect(indexParts([page]).documents).toEqual([]);
  });

  it('are listed by a module', () => {
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
