import {proseLines} from '../../../../plugins/search-index/proseLines';

function listLines(...markdown: string[]): readonly string[] {
  return proseLines(markdown.join('\n')).map(({line}) => line);
}

describe('the lines that readers see at once as words', () => {
  it('are none of code, of whatever looks like a heading there', () => {
    expect(listLines('a', '```md', '## no', '```', 'b')).toEqual(['a', 'b']);
    expect(listLines('~~~~', '~~~', '~~~~', 'b')).toEqual(['b']);
  });

  it('are none of what is covered', () => {
    const lines = ['a', ':::spoiler[who]', 'The king.', ':::', 'b'];
    expect(listLines(...lines)).toEqual(['a', 'b']);
    expect(listLines(':::note', 'a', ':::')).toEqual([':::note', 'a', ':::']);
  });

  it('are none that bring something in or give it out', () => {
    expect(listLines("import A from 'a';", 'important')).toEqual(['important']);
  });

  it('are headings by their signs; one is the title', () => {
    expect(
      proseLines('# a\n## b\n#### c\n##d').map(({level}) => level),
    ).toEqual([undefined, 2, 4, undefined]);
  });
});
