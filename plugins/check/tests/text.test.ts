import {readMarkdownFaults} from '../lintMarkdown';
import {describeWord, isPerhapsName, readUnknownWords} from '../spelling';

const path = 'docs/races/orc.md';

describe('the messages of tools about a text', () => {
  it('have the form of all faults for a misspelled or forbidden word', () => {
    const words = readUnknownWords(
      `${path}:5:9 - Unknown word (ther)\n${path}:6:1 - Forbidden word (grey) fix: (gray)\n`,
    );
    expect(words.map(describeWord)).toEqual([
      `${path}:5: found "ther", expected a word from a dictionary, or this line in world-words.txt: ther.`,
      `${path}:6: found "grey", expected a different spelling: fix: (gray).`,
    ]);
  });

  it('take an unknown word in capitals for a name, unless it is forbidden', () => {
    const words = readUnknownWords(
      `${path}:1:1 - Unknown word (Zolk)\n${path}:1:9 - Unknown word (zolk)\n${path}:1:20 - Forbidden word (Grey) fix: (Gray)\n`,
    );
    expect(words.map(isPerhapsName)).toEqual([true, false, false]);
  });

  it('say on a locked page that the list of words is public', () => {
    const [word = ''] = readUnknownWords(
      'docs/reference/keep.md:2:9 - Unknown word (ther)\n',
    ).map(describeWord);
    expect(word).toContain('world-words.txt (a public file): ther');
  });

  it('have the same for a broken rule of Markdown, without other output', () => {
    expect(
      readMarkdownFaults(
        `Linting: 1 file(s)\n${path}:12:3 error MD044/proper-names Proper names [Expected: Orrameth; Actual: orrameth]\n${path}:3 MD040/fenced-code-language Fences have a language\n`,
      ),
    ).toEqual([
      `${path}:12: found a violation of rule MD044, expected Proper names [Expected: Orrameth; Actual: orrameth].`,
      `${path}:3: found a violation of rule MD040, expected Fences have a language.`,
    ]);
  });
});
