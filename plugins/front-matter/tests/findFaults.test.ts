import {findFaults} from '../findFaults';
import {parsePage} from '../../pages/readPages';

const find = (top: string) =>
  findFaults(parsePage('docs/races/orc.md', `---\n${top}\n---\n\nText.\n`));

describe('the faults of front matter (P1)', () => {
  it('are each in a line with file and line, what was found, and what was expected', () => {
    expect(find('order: first\ntitle: 3\ntitel: Orc')).toEqual([
      'docs/races/orc.md:3: found 3 as title, expected text (put quotes around a number or a date).',
      'docs/races/orc.md:2: found "first" as order, expected a number.',
      'docs/races/orc.md:4: found "Orc" as titel, expected a key that the Examples page lists (did you mean "title"?).',
    ]);
  });

  it.each([
    ['the list that an item stands in', 'title: A\ntag: [nothing]', 3],
    ['the key that a part belongs to', 'title: A\nauthor:\n  name: 3', 3],
    ['the first line for a key that is absent', 'order: 1', 1],
    ['the key itself, not one that begins like it', 'titles: A\ntitle: 1', 3],
  ])('point to %s', (_, top, line) => {
    expect(find(top)).toContainEqual(
      expect.stringContaining(`docs/races/orc.md:${line}: found `),
    );
  });

  it('are that of YAML alone if it cannot be parsed', () => {
    expect(find('title: The mill: a tale\norder: first')).toEqual([
      'docs/races/orc.md:2: found bad indentation of a mapping entry, expected valid YAML (put quotes around text with special characters).',
    ]);
  });
});

describe('what YAML leaves out behind a value', () => {
  it.each([
    ['title: House #7 of the quay', '#7 of the quay', 2],
    ['title: A\ndescription: Door # 3', '# 3', 3],
    ['title: A\naliases:\n  - Pier #2', '#2', 4],
    ['title: "House" #7', '#7', 2],
    ["title: Orc's mill\t#1", '#1', 2],
    ['title: A\norder: 3 # after the mill', '# after the mill', 3],
    ['title: A\ndescription: A door\n  #8 of it.', '#8 of it.', 4],
  ])('is a fault in %j', (top, text, line) => {
    expect(find(top)).toEqual([
      `docs/races/orc.md:${line}: found "${text}", which YAML reads as a comment, expected quotes around the value, or the comment on its own line.`,
    ]);
  });

  it.each([
    'title: "House #7"',
    "title: 'House #7'",
    'title: House#7',
    'title: A\n# A comment on a line of its own.\norder: 3',
    'title: A\ndescription: >\n  Door #3\n  of the quay',
    'title: A\ndescription: |\n  # Door 3',
    "title: 'Orc''s #1'",
    'title: A\naliases:\n  # A comment in a list.\n  - B\n  # Another.',
    'title: A\ncover:\n  # Before a value.\n  src: /a.png\n  alt: B',
  ])('is nothing in %j', (top) => {
    expect(find(top)).toEqual([]);
  });
});

describe('the day of a page', () => {
  it.each([
    ['2023-06-31', 'a date that exists'],
    ['2023-02-29', 'a date that exists'],
    ['2023-13-01', 'a date that exists'],
    ['2023-00-10', 'a date that exists'],
    ['2023-6-1', 'a date such as 2026-03-14'],
    ['31.12.2023', 'a date such as 2026-03-14'],
    ['2023-06-30 12:00', 'a date such as 2026-03-14'],
  ])('is none if it is %s', (day, expected) => {
    expect(find(`title: A\ndate: ${day}`)).toEqual([
      `docs/races/orc.md:3: found "${day}" as date, expected ${expected}.`,
    ]);
    expect(find(`title: A\nlast_update:\n  date: ${day}`)).toEqual([
      `docs/races/orc.md:3: found "${day}" as last_update.date, expected ${expected}.`,
    ]);
  });

  it.each(['2023-06-30', '2024-02-29', '"2023-12-31"'])(
    'may be %s, with quotes or without',
    (day) => {
      expect(find(`title: A\ndate: ${day}`)).toEqual([]);
    },
  );
});
