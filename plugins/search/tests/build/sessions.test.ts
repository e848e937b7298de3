import {documentRecords} from '../../build/documentRecords';
import {describeAsset} from '../../../assets/build/describeAsset';
import {pageRecords, type OpenPage} from '../../build/pageRecords';
import type {Sheet} from '../../../../src/shared/model/csv';
import {campaigns} from '../../../../world/campaigns';

const CAMPAIGN = 'shroud-of-the-empire';

const people: Sheet = {
  columns: ['Name', 'Session', 'Known for'],
  rows: [
    ['Prisca Oll', '1', 'a ladder'],
    ['Cassia Dorne', '5', 'a drum'],
    ['Varro', '', 'a book'],
  ],
};

const page: OpenPage = {
  to: `/campaign-reference/${CAMPAIGN}/`,
  title: 'Shroud',
  area: 'Campaign Reference',
  description: 'The premise.',
  aliases: [],
  markdown: [
    'A smoke.',
    '## People',
    `<DataTable src="/campaigns/${CAMPAIGN}/people.csv" caption="The wards" />`,
    '### Session 2: Coin',
    'The crew collects a fee.',
    '## Next',
    ':::session[6]',
    'The next session opens.',
    ':::',
    '## Rules',
    'Lamps burn by the hour.',
  ].join('\n\n'),
};

function listRecords(more: Partial<OpenPage> = {}) {
  return pageRecords(
    {...page, ...more},
    {sheetAt: () => people, rowKinds: {}, campaigns},
  );
}

function findRecord(title: string, more: Partial<OpenPage> = {}) {
  return listRecords(more).find((record) => record.title === title);
}

describe('the search records of a campaign', () => {
  it.each([
    ['a section under the heading of a session', 'Session 2: Coin', 2],
    ['a row by its cell', 'Cassia Dorne', 5],
  ])('say in which session readers meet %s', (_, title, session) => {
    expect(findRecord(title)?.session).toBe(`${CAMPAIGN}/${session}`);
  });

  it.each([
    [
      'a heading within its block',
      ':::session[6]\n\n## Papers\n\nWords.\n\n:::',
      6,
    ],
    [
      'the latest session of what stands under a heading that comes in one',
      ':::session[2]\n\n## Papers\n\nWords.\n\n:::\n\n:::session[4]\n\nMore.\n\n:::',
      4,
    ],
    [
      'the latest log that its paragraphs lead to',
      ':::session[2]\n\n## Papers\n\n:::\n\n[Coin](#session-3-coin). Words.',
      3,
    ],
  ])('place a section by %s', (_, markdown, session) => {
    expect(findRecord('Papers', {markdown})).toMatchObject({
      session: `${CAMPAIGN}/${session}`,
    });
    expect(findRecord('Papers', {markdown})).not.toHaveProperty('mixed');
  });

  it('place a row no earlier than the block of its table', () => {
    const table = `<DataTable src="/campaigns/${CAMPAIGN}/people.csv" caption="The wards" />`;
    const markdown = `:::session[3]\n\n${table}\n\n:::`;
    const placed = ['Prisca Oll', 'Cassia Dorne', 'Varro'].map(
      (title) => findRecord(title, {markdown})?.session,
    );
    expect(placed).toEqual([3, 5, 3].map((each) => `${CAMPAIGN}/${each}`));
  });

  it('say nothing of a row or section without a session', () => {
    for (const title of ['Varro', 'Rules', 'Shroud']) {
      expect(findRecord(title)).not.toHaveProperty('session');
      expect(findRecord(title)).not.toHaveProperty('mixed');
    }
  });

  it('say of all parts of a page that comes as a whole that they come then', () => {
    const records = listRecords({session: 6});
    expect(records.length).toBeGreaterThan(4);
    for (const {session} of records) {
      expect(session).toBe(`${CAMPAIGN}/6`);
    }
    expect(
      listRecords({session: 6, to: '/prime-almanac/central.html'})[0],
    ).not.toHaveProperty('session');
  });

  it.each(['People', 'Next'])(
    'say that the section %s tells of several sessions',
    (title) => {
      expect(findRecord(title)).toMatchObject({mixed: CAMPAIGN});
    },
  );

  it('do not hold the number of a part as its text', () => {
    expect(findRecord('Next')?.text).toBe('The next session opens.');
  });

  it('say nothing on pages of no campaign but of its rows', () => {
    const elsewhere = {to: '/prime-almanac/central.html'};
    expect(findRecord('Session 2: Coin', elsewhere)).not.toHaveProperty(
      'session',
    );
    expect(findRecord('Cassia Dorne', elsewhere)?.session).toBe(
      `${CAMPAIGN}/5`,
    );
  });
});

describe('the files of a campaign', () => {
  function describeFile(path: string, session: string | undefined) {
    return describeAsset({
      path,
      size: 1,
      changed: new Date(0),
      facts: {contents: []},
      campaigns,
      label: {
        file: 'log.pdf',
        row: 1,
        title: 'Log',
        ...(session !== undefined && {notes: {session}}),
      },
    });
  }

  it('come in the session that their list names', () => {
    const asset = describeFile(`campaigns/${CAMPAIGN}/log.pdf`, '6');
    expect(asset.mark).toBe(`${CAMPAIGN}/6`);
    const texts = new Map([[`campaigns/${CAMPAIGN}/log.pdf`, ['words']]]);
    expect(documentRecords([asset], texts).map(({session}) => session)).toEqual(
      [`${CAMPAIGN}/6`, `${CAMPAIGN}/6`],
    );
  });

  it.each([
    ['it names none', `campaigns/${CAMPAIGN}/log.pdf`, undefined],
    ['it is no number', `campaigns/${CAMPAIGN}/log.pdf`, 'last'],
    ['they are of no campaign', 'maps/log.pdf', '6'],
  ])('come in none if %s', (_, path, session) => {
    const asset = describeFile(path, session);
    expect(asset).not.toHaveProperty('mark');
    expect(documentRecords([asset], new Map())[0]).not.toHaveProperty(
      'session',
    );
  });
});
