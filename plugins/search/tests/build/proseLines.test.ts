import {proseLines} from '../../build/proseLines';

function listLines(...markdown: string[]): readonly string[] {
  return proseLines(markdown.join('\n')).map(({line}) => line);
}

describe('lines of plain prose', () => {
  it('exclude code, whatever in it looks like a heading', () => {
    expect(listLines('a', '```md', '## no', '```', 'b')).toEqual(['a', 'b']);
    expect(listLines('~~~~', '~~~', '~~~~', 'b')).toEqual(['b']);
  });

  it('include the fields of stat blocks', () => {
    expect(
      listLines(
        'a',
        '```statblock',
        'name: Eel',
        '```',
        'b',
        '```',
        'c',
        '```',
      ),
    ).toEqual(['a', 'name: Eel', '', 'b']);
    expect(listLines('```stats', 'name: Eel', '```', 'b')).toEqual(['b']);
  });

  it('exclude spoilers', () => {
    const lines = ['a', ':::spoiler[who]', 'The king.', ':::', 'b'];
    expect(listLines(...lines)).toEqual(['a', 'b']);
    expect(listLines(':::note', 'a', ':::')).toEqual([':::note', 'a', ':::']);
  });

  it('exclude imports and exports', () => {
    expect(listLines("import A from 'a';", 'important')).toEqual(['important']);
  });

  it('include headings by their level, without the title of the page', () => {
    expect(
      proseLines('# a\n## b\n#### c\n##d').map(({level}) => level),
    ).toEqual([2, 4, undefined]);
  });
});
