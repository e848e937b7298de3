import {
  pageRecords,
  type OpenPage,
} from '../../../../plugins/search-index/pageRecords';
import type {Sheet} from '../../../../src/shared/lib/csv';

const towns: Sheet = {
  columns: ['Town', 'People', 'Known for', 'Page'],
  rows: [
    ['Harrowmere', '41,000', 'nine bridges', '/prime-almanac/central.html'],
    ['12', '300', 'a number for a name', ''],
  ],
};

const page: OpenPage = {
  to: '/prime-almanac/central.html',
  title: 'Central',
  area: 'Prime Almanac',
  description: 'Nine towns and a ford.',
  aliases: ['the League', 'Nine Bridges'],
  markdown: [
    'The League keeps its word.',
    '## Towns',
    'Each has a bridge.',
    '<DataTable src="/towns.csv" caption="The towns" anchors="town" />',
    '## Roads',
    '<DataTable src="/towns.csv" caption="Again" />',
    '<DataTable src="/gone.csv" caption="Gone" />',
  ].join('\n\n'),
};

const tables = {
  sheetAt: (src: string) => (src === '/towns.csv' ? towns : undefined),
  rowKinds: {town: 'place'} as const,
};

describe('what can be found on a page', () => {
  const [self, first, second, ...rows] = pageRecords(page, tables);

  it('is the page by its title, other names, headings and first words', () => {
    expect(self).toEqual({
      kind: 'page',
      title: 'Central',
      to: '/prime-almanac/central.html',
      within: 'Prime Almanac',
      aliases: 'the League; Nine Bridges',
      headings: 'Towns; Roads; The towns; Again; Gone',
      text: 'Nine towns and a ford. The League keeps its word.',
    });
  });

  it('is its sections; a row without a name is told there', () => {
    expect(first).toEqual({
      kind: 'section',
      title: 'Towns',
      to: '/prime-almanac/central.html#towns',
      within: 'Central',
      text: 'Each has a bridge. The towns. 12 a number for a name',
    });
  });

  it('is in the words of a section all rows of a table without addresses, and no file that is not there', () => {
    expect(second?.text).toBe(
      'Again. Harrowmere nine bridges. 12 a number for a name Gone',
    );
  });

  const facts = [
    ['People', '41,000'],
    ['Known for', 'nine bridges'],
  ];

  it('is each row that has a name, with what stands in short under the heads of its table', () => {
    expect(rows[0]).toEqual({
      kind: 'place',
      title: 'Harrowmere',
      to: '/prime-almanac/central.html#town-harrowmere',
      within: 'Central',
      facts,
      text: 'nine bridges · The towns',
    });
  });

  it('is a line where its table stands, if it has no address of its own', () => {
    expect(rows.slice(1)).toEqual([
      {
        kind: 'line',
        title: 'Harrowmere',
        to: '/prime-almanac/central.html#roads',
        within: 'Central',
        facts,
        text: 'nine bridges · Again',
      },
    ]);
  });

  it('is a row by its second cell where the first is a figure, at the address that the first makes', () => {
    const ranks: Sheet = {
      columns: ['Rank', 'Undead', 'Target'],
      rows: [
        ['6', 'Ashwight', '22'],
        ['7', '3d6', '24'],
        ['8', 'One of whom more is told than any name would hold', '26'],
      ],
    };
    const markdown =
      '<DataTable src="/ranks.csv" caption="Ranks" anchors="rank" />';
    const [, ...found] = pageRecords(
      {...page, markdown},
      {...tables, sheetAt: () => ranks},
    );
    expect(found).toEqual([
      {
        kind: 'row',
        title: 'Ashwight',
        to: '/prime-almanac/central.html#rank-6',
        within: 'Central',
        facts: [
          ['Rank', '6'],
          ['Target', '22'],
        ],
        text: 'Ranks',
      },
    ]);
  });

  it('is no row of what dice lead to: those are events, not names', () => {
    const events: Sheet = {
      columns: ['d6', 'What comes'],
      rows: [['1', 'Rain']],
    };
    const markdown = '<DataTable src="/events.csv" caption="Events" />';
    const records = pageRecords(
      {...page, markdown},
      {...tables, sheetAt: () => events},
    );
    expect(records.map(({kind}) => kind)).toEqual(['page']);
  });

  it('has the facts of a box, whose one row is no line of its own', () => {
    const markdown = '<FactBox src="/towns.csv" row="Harrowmere" />';
    const records = pageRecords({...page, markdown}, tables);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({kind: 'page', facts});
  });

  it('is no other name where there is none', () => {
    const [plain] = pageRecords({...page, aliases: []}, tables);
    expect(plain).not.toHaveProperty('aliases');
  });

  it('is a row where nobody says what the rows of a table are', () => {
    const records = pageRecords(page, {...tables, rowKinds: {}});
    expect(records.map(({kind}) => kind)).toContain('row');
  });
});
