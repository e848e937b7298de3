import {documentRecords} from '../../../../plugins/search-index/documentRecords';
import type {Asset} from '../../../../src/lib/asset';

const asset: Asset = {
  title: 'Calendar',
  name: 'calendar.pdf',
  ext: 'pdf',
  lastModified: '1/2/2026',
  parent: '/almanac-pdfs',
  link: '/almanac-pdfs/calendar.pdf',
  size: 5,
  contents: [],
};

describe('documents', () => {
  it('are found by title, file name and what is noted of them', () => {
    expect(
      documentRecords([{...asset, notes: {Subject: 'months and moons'}}]),
    ).toEqual([
      {
        kind: 'document',
        title: 'Calendar',
        to: '/almanac-pdfs/calendar.pdf',
        within: 'PDF',
        text: 'calendar.pdf · months and moons',
      },
    ]);
  });

  it('are no pictures, and no sheets that pages show', () => {
    const others = ['png', 'csv', 'ico'].map((ext) => ({...asset, ext}));
    expect(documentRecords(others)).toEqual([]);
  });

  it('are found without notes', () => {
    expect(documentRecords([{...asset, ext: 'xlsx'}])[0]?.text).toBe(
      'calendar.pdf',
    );
  });
});
