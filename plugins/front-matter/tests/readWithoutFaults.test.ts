import {readWithoutFaults} from '../readWithoutFaults';

function read(...top: readonly string[]) {
  return readWithoutFaults({
    filePath: 'docs/prime-almanac/great-north.md',
    fileContent: ['---', ...top, '---', '', 'Text.', ''].join('\n'),
  });
}

/** The text of a page with so many lines of front matter: it stays on its line. */
const textBelow = (lines: number) => `${'\n'.repeat(lines + 3)}Text.`;

describe('front matter while it is edited (P1, W2)', () => {
  it('is as its author wrote it if it is valid', () => {
    expect(read('title: Far North', 'order: 2')).toEqual({
      frontMatter: {title: 'Far North', order: 2},
      content: textBelow(2),
    });
  });

  it('is without invalid keys', () => {
    expect(read('title: Far North', 'orderr: 2', 'tag: [3]')).toEqual({
      frontMatter: {title: 'Far North'},
      content: textBelow(3),
    });
  });

  it('has a title in any case, even if it cannot be parsed at all', () => {
    const frontMatter = {title: 'Great North'};
    expect(read()).toEqual({frontMatter, content: textBelow(0)});
    expect(read('title: "Far')).toEqual({frontMatter, content: textBelow(1)});
  });
});
