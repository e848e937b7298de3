import {checkInto} from '../../../../scripts/import-obsidian/checkInto';

const areas = [
  {id: 'vale', locked: false},
  {id: 'keeper', locked: true},
];

describe('the folder that notes are imported to', () => {
  it.each([
    ['docs/vale', 'docs/vale'],
    ['./docs/vale/', 'docs/vale'],
    ['docs/vale/old-notes/2', 'docs/vale/old-notes/2'],
  ])('can be %s', (given, expected) => {
    expect(checkInto(given, areas)).toBe(expected);
  });

  it.each([
    'docs/keeper',
    'docs/keeper/notes',
    'docs',
    'docs/nowhere',
    'static/vale',
    '/docs/vale',
    'docs/vale/..',
    'docs/vale/../keeper',
    'docs/vale//notes',
    'docs/vale/Notes',
    String.raw`docs/vale/..\keeper`,
    '',
  ])('cannot be %j', (given) => {
    expect(() => checkInto(given, areas)).toThrow(
      `found "${given}", expected a folder of an open area in lower case: docs/vale.`,
    );
  });
});
