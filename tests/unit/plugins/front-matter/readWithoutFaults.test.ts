import {readWithoutFaults} from '../../../../plugins/front-matter/readWithoutFaults';

function read(...top: readonly string[]) {
  return readWithoutFaults({
    filePath: 'docs/prime-almanac/great-north.md',
    fileContent: ['---', ...top, '---', '', 'Text.', ''].join('\n'),
  });
}

describe('front matter while it is edited', () => {
  it('is as its author wrote it if it is valid', () => {
    expect(read('title: Far North', 'order: 2')).toEqual({
      frontMatter: {title: 'Far North', order: 2},
      content: 'Text.',
    });
  });

  it('is without invalid keys', () => {
    expect(read('title: Far North', 'orderr: 2', 'tag: [3]')).toEqual({
      frontMatter: {title: 'Far North'},
      content: 'Text.',
    });
  });

  it('has a title in any case, even if it cannot be parsed at all', () => {
    const untitled = {frontMatter: {title: 'Great North'}, content: 'Text.'};
    expect(read()).toEqual(untitled);
    expect(read('title: "Far')).toEqual(untitled);
  });
});
