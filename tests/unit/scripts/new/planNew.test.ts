import type {NewKind} from '../../../../src/site/newKinds';
import {checkPlan} from '../../../../scripts/new/checkPlan';
import {
  fillTemplate,
  fillText,
} from '../../../../scripts/file-changes/fillTemplate';
import {findChoices, findRows} from '../../../../scripts/new/findChoices';
import {planNew} from '../../../../scripts/new/planNew';
import {toSitePage} from '../../../../plugins/pages/sitePages';

const kind: NewKind = {
  summary: 'a mill with its miller',
  questions: [
    {name: 'title', ask: 'Title'},
    {
      name: 'land',
      ask: 'Land',
      oneOfCells: {sheet: 'lands.csv', column: 'Land'},
    },
    {name: 'note', ask: 'Note', otherwise: ''},
  ],
  numbers: 'static/mills.csv',
  parts: [
    {
      page: 'docs/vale/{title.file}.md',
      frontMatter: {title: '{title}', description: '{note}', tag: ['mill']},
      text: ['The {number}th mill.', '', 'In [{land}]({land.Page}).'],
    },
    {row: 'static/mills.csv', cells: {Mill: '{title}', Nobody: 'x'}},
    {
      edit: 'static/lands.csv',
      where: {Land: '{land}'},
      cells: {Mills: '{number}'},
    },
    {
      item: 'world/list.json',
      value: {mill: '{title}', note: '{note}', size: 2},
    },
  ],
  next: ['Mill {next} is next.', '{note}'],
};

const files: Readonly<Record<string, string>> = {
  'static/mills.csv': 'Mill,Owner\nOld Mill,Ada\n',
  'static/lands.csv':
    'Land,Mills,Page\nHill,1,/vale/hill.html\nDale,0,/vale/\n',
  'world/list.json': '[]\n',
};
const read = (path: string) => files[path];
const answers = {
  texts: {title: 'Anna’s Mill: Upper', land: 'Hill', note: ''},
  rows: {land: {Land: 'Hill', Page: '/vale/hill.html'}},
};

describe('the plan of a new thing', () => {
  it('holds each file with its text before and after, and nothing is written', () => {
    const {changes, next} = planNew(kind, answers, read);
    expect(changes).toEqual([
      {
        path: 'docs/vale/annas-mill-upper.md',
        before: undefined,
        after:
          "---\ntitle: 'Anna’s Mill: Upper'\ntag: [mill]\n---\n\nThe 2th mill.\n\nIn [Hill](/vale/hill.html).\n",
      },
      {
        path: 'static/mills.csv',
        before: files['static/mills.csv'],
        after: 'Mill,Owner\nOld Mill,Ada\nAnna’s Mill: Upper,\n',
      },
      {
        path: 'static/lands.csv',
        before: files['static/lands.csv'],
        after: 'Land,Mills,Page\nHill,2,/vale/hill.html\nDale,0,/vale/\n',
      },
      {
        path: 'world/list.json',
        before: '[]\n',
        after:
          '[\n  {\n    "mill": "Anna’s Mill: Upper",\n    "size": 2\n  }\n]\n',
      },
    ]);
    expect(next).toEqual(['Mill 3 is next.']);
  });

  it('never overwrites a page', () => {
    const withPage = (path: string) =>
      path.endsWith('upper.md') ? 'mine' : read(path);
    expect(() => planNew(kind, answers, withPage)).toThrow(
      'docs/vale/annas-mill-upper.md: found a page of that name, expected none',
    );
  });

  it.each([
    ['static/mills.csv', 'found no such file'],
    ['world/list.json', 'found no such file'],
  ])('stops without %s', (missing, message) => {
    expect(() =>
      planNew(kind, answers, (path) =>
        path === missing ? undefined : read(path),
      ),
    ).toThrow(`${missing}: ${message}`);
  });

  it('stops if the row to change is not there, or the list is none', () => {
    const other = (changed: string, text: string) => (path: string) =>
      path === changed ? text : read(path);
    expect(() =>
      planNew(kind, answers, other('static/lands.csv', 'Land\nDale\n')),
    ).toThrow('found no single row with {"Land":"Hill"}');
    expect(() =>
      planNew(kind, answers, other('world/list.json', '{}')),
    ).toThrow('world/list.json: found no list');
  });

  it('writes two rows of one file one after the other', () => {
    const row = {row: 'static/mills.csv', cells: {Mill: '{title}'}};
    const {changes} = planNew({...kind, parts: [row, row]}, answers, read);
    expect(changes.map(({after}) => after?.split('\n').length)).toEqual([5]);
  });
});

describe('placeholders', () => {
  it('leave braces alone that are none', () => {
    expect(fillText('{/* note */} {title}', answers)).toBe(
      '{/* note */} Anna’s Mill: Upper',
    );
  });

  it('name what they could stand for if they stand for nothing', () => {
    expect(() => fillText('{titel}', answers)).toThrow(
      'found {titel}, expected one of title, land, note',
    );
    expect(() => fillText('{land.Sea}', answers)).toThrow('found {land.Sea}');
  });

  it('are replaced in lists, and values that are no text stay', () => {
    expect(fillTemplate([1, true, '{land}'], answers)).toEqual([
      1,
      true,
      'Hill',
    ]);
  });
});

describe('the answers to choose from', () => {
  it('are the cells of a data file, and bring their row', () => {
    const [, land] = findChoices(kind.questions, read, []);
    expect(land?.choices).toEqual(['Hill', 'Dale']);
    expect(findRows(kind.questions, answers.texts, read)).toEqual({
      land: {Land: 'Hill', Mills: '1', Page: '/vale/hill.html'},
    });
  });

  it('are the open pages, if a page is asked for', () => {
    const [asked] = findChoices(
      [{name: 'page', ask: 'Page', page: true}],
      read,
      ['vale/hill'],
    );
    expect(asked?.choices).toEqual(['vale/hill']);
  });

  it('must exist', () => {
    expect(() => findChoices(kind.questions, () => undefined, [])).toThrow(
      'static/lands.csv: found no such file',
    );
  });
});

describe('the check of a plan', () => {
  const added = (path: string, after: string) => ({
    path,
    before: undefined,
    after,
  });
  const none = {pages: [], spellSheets: []};

  it('finds nothing wrong with a page and a row that are right', () => {
    expect(
      checkPlan(
        [
          added('docs/vale/mill.md', '---\ntitle: Mill\n---\n\nA mill.\n'),
          added('static/mills.csv', 'Mill\nOld Mill\n'),
        ],
        none,
      ),
    ).toEqual([]);
  });

  it('names faults of front matter and of data files', () => {
    const faults = checkPlan(
      [
        added('docs/vale/mill.md', '---\ntitel: Mill\n---\n\nA mill.\n'),
        added('static/mills.csv', 'Mill,Owner\nOld Mill\n'),
      ],
      none,
    );
    expect(faults.join('\n')).toContain('found "Mill" as titel');
    expect(faults.join('\n')).toContain('static/mills.csv:2: found');
  });

  it('finds an address that another page has, however its file is called', () => {
    const page = toSitePage({
      path: 'docs/vale/The Mill.md',
      content: '',
      body: '',
      frontMatter: {title: 'The Mill'},
    });
    const [fault] = checkPlan(
      [added('docs/vale/the-mill.md', '---\ntitle: The Mill\n---\n\nOld.\n')],
      {...none, pages: [page]},
    );
    expect(fault).toContain(
      'found the address /vale/the-mill.html, which docs/vale/The Mill.md has',
    );
  });

  it('finds a faulty spell, and only where a sheet of spells changes', () => {
    const file = 'static/spells/some.csv';
    const sheets = {pages: [], spellSheets: [{file, text: 'type\n'}]};
    expect(checkPlan([added(file, 'type\nSpel\n')], sheets)).not.toEqual([]);
    expect(checkPlan([added('static/a.csv', 'type\nSpel\n')], sheets)).toEqual(
      [],
    );
  });
});
