import {planImport} from '../../../../scripts/import-obsidian/planImport';

/** Plans an import of notes by their paths, with files beside them. */
function plan(
  notes: Readonly<Record<string, string>>,
  files: readonly string[] = [],
) {
  return planImport(
    {
      notes: Object.entries(notes).map(([path, text]) => ({path, text})),
      files,
    },
    {tags: ['travel', 'sea'], pictureFolder: '/vale/notes'},
  );
}

/** Converts the text of one note, without front matter. */
function convert(text: string): string {
  const [page] = plan({
    'Mill.md': text,
    'Places/River.md': 'Water.\n\n## The Ford!\n\nDeep. ^deep',
  }).pages;
  return page?.text.replace(/^---\n[\s\S]*?---\n\n/, '').trimEnd() ?? '';
}

describe('the front matter of an imported note', () => {
  it.each([
    ['the file name is the title', 'Text.', 'title: Old Mill\n'],
    ['a first heading is the title', '# The Mill\n\nA', 'title: The Mill\n'],
    ['a title is kept', '---\ntitle: Mill\n---\nA', 'title: Mill\n'],
    ['aliases are kept', '---\nalias: A, B\n---\n', 'aliases: [A, B]\n'],
    [
      'tags of this site are kept, wherever they are',
      '---\ntags: [Travel]\n---\nAt #sea.',
      'tag: [travel, sea]\n',
    ],
  ])('%s', (_what, text, expected) => {
    const [page] = plan({'Old Mill.md': text}).pages;
    expect(page?.path).toBe('old-mill.md');
    expect(page?.text).toContain(expected);
  });

  it('leaves out tags and properties that pages cannot have, and tells of them', () => {
    const {pages, losses} = plan({
      'A.md': '---\nstatus: x\n---\n#odd text',
    });
    expect(pages[0]?.text).toBe('---\ntitle: A\n---\n\nodd text\n');
    expect(losses).toEqual([
      'A.md: the property "status"',
      'A.md: the tag "odd", which is not in world/tags.ts',
    ]);
  });
});

describe('the text of an imported note', () => {
  it.each([
    ['[[River]]', '[River](./places/river.md)'],
    ['[[places/river|it]]', '[it](./places/river.md)'],
    ['[[River#The Ford!]]', '[River The Ford!](./places/river.md#the-ford)'],
    ['[[River#^deep|x]]', '[x](./places/river.md#the-ford)'],
    ['[x](Places/River.md#the-ford)', '[x](./places/river.md#the-ford)'],
    ['[[Sea]] air', 'Sea air'],
    ['![[River]]', '[River](./places/river.md)'],
    ['A ==bright== day ^id', 'A **bright** day'],
    [
      'See https://a.example/b.',
      'See [https://a.example/b](https://a.example/b).',
    ],
    ['A[^1]\n\n[^1]: B', 'A[^1]\n\n[^1]: B'],
    ['[a](mailto:b@c.example)', '[a](mailto:b@c.example)'],
    ['# A\n\n## B\n\n# C', '### B\n\n## C'],
    ['> [!tip]- Do\n> It', ':::tip[Do]\n\nIt\n\n:::'],
    ['> [!odd]\n> It', ':::note\n\nIt\n\n:::'],
    ['> [!quote] Said\n> It', '> Said\n> It'],
    [
      '> [!bug] A\n>> [!info] B\n>> C',
      '::::danger[A]\n\n\n:::info[B]\n\nC\n\n:::\n\n\n::::',
    ],
    ['```\n[[River]] {a}\n```', '```text\n[[River]] {a}\n```'],
    ['```dataview\nlist\n```', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(convert(text)).toBe(expected);
  });

  it.each([
    [
      'an expression',
      '{a} \\{b} `{c}`',
      '&#123;a&#125; &#123;b&#125; &#96;&#123;c&#125;&#96;',
    ],
    ['a tag', '<script>a</script>', '&lt;script>a&lt;/script>'],
    ['an import', "import a from 'b'", `&#105;${'import'.slice(1)} a from 'b'`],
    [
      'an import in a callout',
      "> [!tip]\n> import a from 'b'",
      `:::tip\n\n&#105;${'import'.slice(1)} a from 'b'\n\n:::`,
    ],
    [
      'a link in what is no code',
      '``[a](javascript:b)`',
      '`&#96;[a&#93;(javascript:b)&#96;',
    ],
    [
      'an expression in an address',
      '[a](https://b.example/{c})',
      '[a](https://b.example/%7Bc%7D)',
    ],
    [
      'a link in what is no fence',
      '````[a](javascript:b)`',
      '&#96;&#96;&#96;&#96;[a&#93;(javascript:b)&#96;',
    ],
    ['a link that runs', '[a](javascript:b) c', 'a c'],
    [
      'a link that runs, with a title',
      "[a](javascript:b 'c')",
      "[a&#93;(javascript:b 'c')",
    ],
    ['a link over two lines', '[a](\njavascript:b)', '[a&#93;(\njavascript:b)'],
    [
      'a definition that runs',
      '[a]\n\n[a]: javascript:b',
      '[a]\n\n[a&#93;: javascript:b',
    ],
    ['a formula', '$$ {a} $$', '&#36;&#36; &#123;a&#125; &#36;&#36;'],
    [
      'a text below an open fence of a list',
      '- ```\n{a}',
      '- ```text\n  ```\n&#123;a&#125;',
    ],
    [
      'a text below code of a quote',
      '> ```\n{a}',
      '> ```text\n> ```\n&#123;a&#125;',
    ],
  ])('is never run as code: %s', (_what, text, expected) => {
    expect(convert(text)).toBe(expected);
  });

  it.each([
    ['a %%secret%% b', 'a  b'],
    ['a %% secret\nsecret\n%% b', 'a \n\n b'],
    ['a <!-- secret\n## secret\n--> b', 'a \n\n b'],
    ['> a %% secret\nsecret', '> a'],
    ['%% secret', ''],
    ['```mermaid\n%% shown\n```', '```mermaid\n%% shown\n```'],
  ])('does not show comments: %j', (text, expected) => {
    expect(convert(text)).toBe(expected);
  });
});

describe('the files of an imported vault', () => {
  it('keeps pictures that pages show, with their text or their name', () => {
    const {pages, pictures, losses} = plan(
      {
        'Places/Mill.md':
          '![[Old_Mill.PNG|200]] ![[Old_Mill.PNG|At dusk]] ![[x.png]]',
      },
      ['Pictures/Old_Mill.PNG', 'b.jpg', 'c.canvas'],
    );
    const path = '/vale/notes/pictures/old-mill.png';
    expect(pages[0]?.text).toContain(
      `![Old Mill](${path}) ![At dusk](${path})`,
    );
    expect(pictures).toEqual([
      {from: 'Pictures/Old_Mill.PNG', path: 'pictures/old-mill.png'},
    ]);
    expect(losses).toEqual([
      'Places/Mill.md:1: no alternative text of "Pictures/Old_Mill.PNG"; its file name is written for it',
      'Places/Mill.md:1: the picture "x.png", which is not in the vault',
      'b.jpg: a picture that no note shows',
      'c.canvas: a file that is neither note nor picture',
    ]);
  });

  it('tells of links that could mean several notes, and prefers those beside them', () => {
    const {pages, losses} = plan({
      'a/Mill.md': 'A',
      'b/Mill.md': 'B',
      'b/Hill.md': '[[Mill]]',
      'Hill.md': '[[Mill]]',
    });
    expect(pages[2]?.text).toContain('(./mill.md)');
    expect(losses).toEqual([
      'Hill.md:1: a link to "Mill", as several notes are named; it leads to a/Mill.md',
    ]);
  });

  it.each([
    [
      'two notes of one address',
      {'A b.md': '', 'a-b.md': ''},
      'the same new name as of A b.md',
    ],
    ['a name of signs alone', {'—!.md': ''}, 'a name without letters'],
    ['broken front matter', {'A.md': '---\na: [\n---\n'}, 'A.md:'],
    [
      'bytes that are no text',
      {'A.md': 'a\0b'},
      'characters that are not text',
    ],
  ])('is refused: %s', (_what, notes, expected) => {
    expect(() => plan(notes)).toThrow(expected);
  });

  it('never looks outside of the vault', () => {
    const {pictures, pages} = plan({
      'A.md': '![[../../x.png]] ![x](../../x.png)',
    });
    expect(pictures).toEqual([]);
    expect(pages[0]?.text).not.toContain('](');
  });
});
