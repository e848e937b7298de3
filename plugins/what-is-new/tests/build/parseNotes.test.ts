import {parseNotes} from '../../build/parseNotes';

/** The notes of a changelog as text, with code in angle quotes, below each release. */
function readNotes(changelog: string, limit = 40) {
  return parseNotes(changelog, limit).map(({title, notes}) => [
    title,
    ...notes.map((note) =>
      note.map(({text, isCode}) => (isCode ? `‹${text}›` : text)).join(''),
    ),
  ]);
}

const changelog = `# Changelog

What readers, authors and maintainers notice.

- Not of a release.

## Unreleased

### For readers

- Adds moons.
- Adds a map, with
  a legend.

A paragraph.

### For maintainers

- Adds \`npm run bench\`.

## 1.0.0

- Begins.

### For authors

- Adds tables.

### For readers

- Adds dice.
`;

describe('what readers are told of a changelog', () => {
  it('is what is for them, or for nobody in particular, by release', () => {
    expect(readNotes(changelog)).toEqual([
      [undefined, 'Adds moons.', 'Adds a map, with a legend.'],
      ['1.0.0', 'Begins.', 'Adds dice.'],
    ]);
  });

  it.each([
    [0, []],
    [1, [[undefined, 'Adds moons.']]],
    [2, [[undefined, 'Adds moons.', 'Adds a map, with a legend.']]],
    [
      3,
      [
        [undefined, 'Adds moons.', 'Adds a map, with a legend.'],
        ['1.0.0', 'Begins.'],
      ],
    ],
  ])('is at most %i notes, the newest', (limit, notes) => {
    expect(readNotes(changelog, limit)).toEqual(notes);
  });

  it('keeps code apart, and only the text of links and emphasis', () => {
    expect(
      readNotes(
        '## 1\n\n- Adds `<Map at="**x**" />`, **now** in [Maps](docs/maps.md) and `[a](b)`.',
      ),
    ).toEqual([['1', 'Adds ‹<Map at="**x**" />›, now in Maps and ‹[a](b)›.']]);
  });

  it('is nothing where there is no changelog, no release, or nothing for readers', () => {
    expect(readNotes('')).toEqual([]);
    expect(readNotes('# Changelog\n\n- Adds moons.')).toEqual([]);
    expect(readNotes('## 1\n\n### For authors\n\n- Adds moons.')).toEqual([]);
  });
});
