import {documentRecords} from '../../build/documentRecords';
import type {Asset} from '../../../../src/shared/model/asset';

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

describe('documents in the index', () => {
  it('are found by title, file name and notes', () => {
    expect(
      documentRecords(
        [{...asset, notes: {Subject: 'months and moons'}}],
        new Map(),
      ),
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

  it('exclude pictures, and sheets that pages show', () => {
    const others = ['png', 'csv', 'ico'].map((ext) => ({...asset, ext}));
    expect(documentRecords(others, new Map())).toEqual([]);
  });

  it('are found without notes', () => {
    expect(documentRecords([{...asset, ext: 'xlsx'}], new Map())[0]?.text).toBe(
      'calendar.pdf',
    );
  });

  it('are found by the words of a file name with characters that addresses cannot contain', () => {
    const file = {...asset, link: '/two%20words.pdf'};
    const texts = new Map([['two words.pdf', ['Frost']]]);
    expect(documentRecords([file], texts)[1]?.text).toBe('Frost');
  });

  it('are found by the text of their numbered pages, without empty pages', () => {
    const texts = new Map([
      ['almanac-pdfs/calendar.pdf', ['Rimewane', '', 'Watcher’s Night']],
      ['other.pdf', ['nothing']],
    ]);
    const found = documentRecords([asset], texts);
    expect(found.map(({to, within}) => [to, within])).toEqual([
      ['/almanac-pdfs/calendar.pdf', 'PDF'],
      ['/almanac-pdfs/calendar.pdf#page=1', 'PDF, page 1'],
      ['/almanac-pdfs/calendar.pdf#page=3', 'PDF, page 3'],
    ]);
    expect(found[2]).toMatchObject({
      kind: 'document',
      title: 'Calendar',
      text: 'Watcher’s Night',
    });
  });
});
