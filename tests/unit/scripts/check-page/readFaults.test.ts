import {describePageFaults} from '../../../../plugins/pages/pageFault';
import {
  readBuildFaults,
  readMarkdownFaults,
  readSpellingFaults,
} from '../../../../scripts/check-page/readFaults';

const path = 'docs/races/orc.md';

/** Reads the faults from a build's message about a page with a link on line 3. */
const readMessage = (message: string) =>
  readBuildFaults({path, source: 'a\nb\nSee [x](./gone.md).', message});

describe('the messages of tools about a page', () => {
  it('become line, found and expected for invalid front matter', () => {
    expect(
      readMessage(
        `The front matter of these pages is not valid:\n${path}:2 order: found "x", expected a number.`,
      ),
    ).toEqual([{line: 2, found: '"x"', expected: 'a number'}]);
  });

  it('become the same for a table with a missing file', () => {
    expect(
      readMessage(
        `${path}:20: <DataTable> has the src "/x.csv", expected the path of a CSV file under static/.`,
      ),
    ).toEqual([
      {
        line: 20,
        found: '<DataTable> has the src "/x.csv"',
        expected: 'the path of a CSV file under static/',
      },
    ]);
  });

  it('become the same for a link to a missing page', () => {
    const [fault] = readMessage(
      'Markdown link with URL `./gone.md` in source file "docs/races/orc.md" (3:5) couldn\'t be resolved.',
    );
    expect(fault).toMatchObject({line: 3, found: 'a link to ./gone.md'});
  });

  it('are kept if their form is unknown', () => {
    expect(readMessage('Unexpected end of file (7:1-7:4)')).toEqual([
      {
        line: 7,
        found: 'Unexpected end of file (7:1-7:4)',
        expected: 'what the build can read',
      },
    ]);
  });

  it('become the same for a misspelled or forbidden word', () => {
    expect(
      readSpellingFaults(
        `${path}:5:9 - Unknown word (ther)\n${path}:6:1 - Forbidden word (grey) fix: (gray)\n`,
      ),
    ).toEqual([
      {
        line: 5,
        found: '"ther"',
        expected:
          'a word of a dictionary, or this line in world-words.txt: ther',
      },
      {
        line: 6,
        found: '"grey"',
        expected: 'another spelling: fix: (gray)',
      },
    ]);
  });

  it('become the same for a broken Markdown rule, without other output', () => {
    expect(
      readMarkdownFaults(
        `Linting: 1 file(s)\n${path}:12:3 error MD044/proper-names Proper names [Expected: Orrameth; Actual: orrameth]\n${path}:3 MD040/fenced-code-language Fences have a language\n`,
      ),
    ).toEqual([
      {
        line: 12,
        found: 'a breach of MD044',
        expected: 'Proper names [Expected: Orrameth; Actual: orrameth]',
      },
      {
        line: 3,
        found: 'a breach of MD040',
        expected: 'Fences have a language',
      },
    ]);
  });

  it('are sorted by line', () => {
    expect(
      describePageFaults(path, [
        {line: 9, found: 'b', expected: 'c'},
        {line: 2, found: 'a', expected: 'd'},
      ]),
    ).toBe(`${path}:2: found a, expected d.\n${path}:9: found b, expected c.`);
  });
});
