import {countWords, readingMinutes} from '../../model/readingTime';

describe('the words of a page', () => {
  it.each<[string, string, number]>([
    ['nothing', '', 0],
    ['plain words', 'Nine gates, one long road.', 5],
    ['words and figures with signs inside', "It's 1,000 half-orcs at 3:30.", 5],
    ['cells of a table', '| Level | XP |\n| --- | --- |\n| 1 | 0 |', 4],
    ['the words of a link, not its target', '[Deep North](./deep-north.md)', 2],
    ['alternative text, not the file', '![A map](/maps/world.webp)', 2],
    ['no link definitions', 'See [it].\n\n[it]: https://a.example/b', 2],
    ['no component', '<DataTable src="/a.csv" caption="Armor and soak" />', 0],
    ['signs that compare', 'if HP < 5 and DEF > 3', 6],
    ['no comments', 'a <!-- hidden words --> b {/* more\nof them */} c', 3],
    [
      'no imports and exports',
      "import A from './a';\nexport const b = 1;\n\nword",
      1,
    ],
    ['a heading without its anchor', '## Off-hand {#off-hand-weapon}', 1],
    ['code', '```text\nroll 2d10\n```', 3],
  ])('are counted: %s', (_what, markdown, words) => {
    expect(countWords(markdown)).toBe(words);
  });
});

describe('the time to read a page', () => {
  it.each([
    [0, 0],
    [299, 0],
    [300, 1],
    [449, 1],
    [3000, 10],
  ])(
    'of %i words is %i minutes, where 0 is less than one',
    (words, minutes) => {
      expect(readingMinutes(words)).toBe(minutes);
    },
  );
});
