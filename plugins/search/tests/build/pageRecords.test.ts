import {pageRecords, type OpenPage} from '../../build/pageRecords';
import type {Sheet} from '../../../../src/shared/model/csv';

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
  campaigns: [],
};

describe('the search records of a page', () => {
  const [self, first, second, ...rows] = pageRecords(page, tables);

  it('include the page by its title, other names, headings and first words', () => {
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

  it('include its sections, with the text of rows without a name', () => {
    expect(first).toEqual({
      kind: 'section',
      title: 'Towns',
      to: '/prime-almanac/central.html#towns',
      within: 'Central',
      text: 'Each has a bridge. The towns. 12 a number for a name',
    });
  });

  it('include in a section all rows of a table without anchors, and no missing file', () => {
    expect(second?.text).toBe(
      'Again. Harrowmere nine bridges. 12 a number for a name Gone',
    );
  });

  const facts = [
    ['People', '41,000'],
    ['Known for', 'nine bridges'],
  ];

  it('include each named row, with its short facts by heading', () => {
    expect(rows[0]).toEqual({
      kind: 'place',
      title: 'Harrowmere',
      to: '/prime-almanac/central.html#town-harrowmere',
      within: 'Central',
      facts,
      text: 'nine bridges · The towns',
    });
  });

  it('include a row in the place of its table if it has no anchor', () => {
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

  it('use the second cell of a row if the first is a number, which makes its anchor', () => {
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

  it('exclude rows to roll for, which are events, not names', () => {
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

  it('include the facts of a fact box, but no record for its row', () => {
    const markdown = '<FactBox src="/towns.csv" row="Harrowmere" />';
    const records = pageRecords({...page, markdown}, tables);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({kind: 'page', facts});
  });

  it('include no other names if there are none', () => {
    const [plain] = pageRecords({...page, aliases: []}, tables);
    expect(plain).not.toHaveProperty('aliases');
  });

  it('treat rows as general rows if the kind of the table is unknown', () => {
    const records = pageRecords(page, {...tables, rowKinds: {}});
    expect(records.map(({kind}) => kind)).toContain('row');
  });
});

/** The records of the rows of a sheet with anchors. */
function anchoredRows(sheet: Sheet) {
  const markdown = '<DataTable src="/rows.csv" caption="Rows" anchors="row" />';
  const [, ...found] = pageRecords(
    {...page, markdown},
    {...tables, sheetAt: () => sheet},
  );
  return found;
}

describe('the search records of rows with anchors', () => {
  it('include rows to roll for that have anchors and tell of what their second cell names, after others of that name', () => {
    const hazards: Sheet = {
      columns: ['d20', 'Hazard', 'What happens'],
      rows: [['7', 'Wisp', 'It keeps pace and asks to be led home.']],
    };
    expect(anchoredRows(hazards)).toEqual([
      {
        kind: 'line',
        title: 'Wisp',
        to: '/prime-almanac/central.html#row-7',
        within: 'Central',
        facts: [
          ['d20', '7'],
          ['What happens', 'It keeps pace and asks to be led home.'],
        ],
        text: 'It keeps pace and asks to be led home. · Rows',
      },
    ]);
  });

  it('exclude rows to roll for that tell only one thing each', () => {
    const events: Sheet = {
      columns: ['d6', 'What comes'],
      rows: [['1', 'Rain']],
    };
    expect(anchoredRows(events)).toEqual([]);
  });

  it('include a row with an anchor whose name begins with a number', () => {
    const questions: Sheet = {
      columns: ['You ask about', 'Answer'],
      rows: [
        ['0 hit points', 'You fall.'],
        ['4 AP', 'A roll.'],
      ],
    };
    expect(anchoredRows(questions).map(({title, to}) => [title, to])).toEqual([
      ['0 hit points', '/prime-almanac/central.html#row-0-hit-points'],
      ['A roll.', '/prime-almanac/central.html#row-4-ap'],
    ]);
  });
});
