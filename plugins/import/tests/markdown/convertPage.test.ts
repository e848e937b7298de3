import {convertPage} from '../../markdown/convertPage';
import {listAnchors, parsePage} from '../../markdown/parsePage';
import {rewriteCallouts} from '../../model/callouts';
import {rewriteContainers} from '../../model/containers';
import {anchorKey, type Resolved} from '../../model/links';

const KNOWN: Readonly<Record<string, Resolved>> = {
  './mill.md': {url: './mill.md', isLost: false},
  Mill: {url: '/a/mill.html', isLost: false},
  'mill.png': {url: '/a/mill.png', file: 'mill.png'},
};

/** Converts a text, and lists the kinds of what is told. */
function convert(text: string, isVault: boolean): [string, ...string[]] {
  const told: string[] = [];
  const tell = (kind: string): void => {
    told.push(kind);
  };
  const lines = text
    .split('\n')
    .map((each, index) => ({text: each, line: index + 1, own: false}));
  const read = isVault ? rewriteCallouts(lines) : lines;
  const page = parsePage(rewriteContainers(read, tell), true);
  const resolve = (url: string): Resolved | undefined =>
    url.startsWith('https:') ? {url} : KNOWN[url];
  return [
    convertPage(
      {
        ...page,
        title: 'Mill',
        isVault,
        hasBreaks: isVault,
        resolve,
        addTag: jest.fn(),
      },
      tell,
    ),
    ...told,
  ];
}

describe('a page of VuePress', () => {
  it.each([
    ['braces and signs', 'a { b < c', String.raw`a \{ b &lt; c`],
    ['what is escaped already', String.raw`\{ \< &lt;`, String.raw`\{ \< &lt;`],
    ['code', '`{x}` and ``<y>``', '`{x}` and ``<y>``'],
    ['fences', '```ts{1,3}:no-line-numbers\n{x}\n```', '```ts {1,3}\n{x}\n```'],
    ['indented code', '    {x}', '````text\n{x}\n````'],
    [
      'marks',
      '==a== x^2^ H~2~O !!b!!',
      '<mark>a</mark> x<sup>2</sup> H<sub>2</sub>O :spoiler[b]',
    ],
    ['marks that are none', '2^10 is ~5', '2^10 is ~5'],
    ['a mark over two nodes', '==a *b== c*', String.raw`\==a *b== c*`],
    ['comments', '<!-- a -->', '{/* a */}'],
    [
      'badges',
      'a <Badge type="caution" text="{new}" /> <Badge text="b" />',
      'a <Badge kind="danger">\\{new}</Badge> <Badge>b</Badge>',
    ],
    ['empty elements', 'a<br>b', 'a<br />b'],
    [
      'styles and classes',
      '<b class="x" style="color: red">y</b>',
      '<b className="x" style={{ color: "red" }}>y</b>',
    ],
    ['blocks over several lines', '<p>a\nb</p>', '<div>\na\nb\n</div>'],
    ['addresses between signs', '<https://a.b>', '[https://a.b](https://a.b)'],
    [
      'captions of pictures',
      '![m](mill.png "The mill")',
      '![m](/a/mill.png "The mill")',
    ],
    ['links', '[m](./mill.md)', '[m](./mill.md)'],
    ['formulas in a line', 'is $x^2$', 'is $$x^2$$'],
    [
      'formulas that only stand apart',
      '$$\nx \\tag{1}\n$$',
      '$$\nx \\tag{1}\n$$',
    ],
    ['amounts of money', '$5 or $6', String.raw`\$5 or \$6`],
    [
      'text that looks like a directive',
      'key:value[0]',
      String.raw`key\:value[0]`,
    ],
    ['headings with an anchor', '## Mill {#m}', '## Mill {/* #m */}'],
    [
      'paragraphs that MDX reads as code',
      'import duties',
      '&#105;mport duties',
    ],
  ])('keeps %s as authors meant it', (_, source, expected) => {
    expect(convert(source, false)).toEqual([expected]);
  });

  it.each([
    [
      'a stat block of another game',
      '```statblock\nluck: 3\n```',
      '```yaml\nluck: 3\n```',
      'program',
    ],
    ['a formula that cannot be drawn', 'is $一$', 'is `一`', 'formula'],
    [
      'a formula apart that cannot be drawn',
      '> $$\n> \\no\n> $$',
      '> ```tex\n> \\no\n> ```',
      'formula',
    ],
    [
      'a component with an address',
      '<Foo to="https://a.b">',
      '&lt;Foo to=&quot;https://a.b" >',
      'tag',
    ],
    ['a dead link', '[m](./gone.md)', 'm', 'link'],
    ['a missing picture', '![m](gone.png)', 'm', 'picture'],
    [
      'a picture of another host',
      '![m](https://a.b/c.png)',
      '![m](https://a.b/c.png)',
      'remote',
    ],
    ['a picture without words', '![](mill.png)', '![mill](/a/mill.png)', 'alt'],
    ['a component', '<Foo x="1" />', '&lt;Foo x="1" />', 'tag'],
    ['a tag without its partner', 'a <b>c', 'a &lt;b>c', 'tag'],
    [
      'a script',
      '<script>\nlet a;\n</script>',
      '{/* <script>\nlet a;\n</script> */}',
      'code',
    ],
    ['an expression', 'a {{ b }}', String.raw`a \{\{ b }}`, 'syntax'],
    ['an attribute', '*a*{.b}', String.raw`*a*\{.b}`, 'syntax'],
    ['a handler', '<b onclick="f()">y</b>', '<b>y</b>', 'attribute'],
    [
      'a demo in a language that cannot run here',
      '::: normal-demo A\n```vue\nx\n```\n:::',
      '\n**A**\n\n```vue\nx\n```\n',
      'program',
    ],
    [
      'an unknown container',
      '::: chart\na\n:::',
      '\n:::info[Chart]\n\na\n\n:::\n',
      'container',
    ],
  ])('tells %s, and never loses it', (_, source, ...expected) => {
    expect(convert(source, false)).toEqual(expected);
  });
});

describe('a container of VuePress', () => {
  it.each([
    [
      'a box',
      '::: tip A [b](./mill.md)\nx\n:::',
      ':::tip\n\nA [b](./mill.md)\n\nx\n\n:::',
    ],
    [
      'a box in a box',
      ':::: note\n::: tip\nx\n:::\n::::',
      '::::note\n\n:::tip\n\nx\n\n:::\n\n::::',
    ],
    [
      'a fold',
      '::: details A\nx\n:::',
      '<details>\n<summary>A</summary>\n\nx\n\n</details>',
    ],
    [
      'tabs',
      '::: code-tabs\n@tab a\nx\n@tab:active b\ny\n:::',
      '<Tabs>\n\n<TabItem value="a">\n\nx\n\n</TabItem>\n\n<TabItem value="b" default>\n\ny\n\n</TabItem>\n\n</Tabs>',
    ],
    [
      'an alignment',
      '::: center\nx\n:::',
      "<div style={{textAlign: 'center'}}>\n\nx\n\n</div>",
    ],
    [
      'a demo',
      '::: normal-demo A "b"\n```html\nx\n```\n```js\ny {\n\n```\n:::',
      '<CodeDemo title="A &quot;b&quot;">\n\n```html\nx\n```\n```js\ny {\n\n```\n\n</CodeDemo>',
    ],
    [
      'a quoted fence in code',
      '```md\n> ```\n::: tip\n```',
      '```md\n> ```\n::: tip\n```',
    ],
    ['a container in code', '```md\n::: tip\n```', '```md\n::: tip\n```'],
  ])('becomes %s of this site', (_, source, expected) => {
    expect(convert(source, false)[0].trim()).toBe(expected);
  });
});

describe('text that other programs read otherwise', () => {
  it.each([
    ['signs after an escaped backslash', '\\\\{a}', '\\\\\\{a}'],
    ['the title', '# Mill', ''],
    ['a heading that is not the title', '# Inn', '## Inn'],
    ['an underlined heading', 'a\n\nInn\n===', 'a\n\nInn\n---'],
    [
      'text in elements, which is no Markdown',
      '<div>[a](b) \\{c} $$ :d[e]</div>',
      '<div>\\[a]\\(b) \\\\\\{c} \\$$ :d\\[e]</div>',
    ],
    ['an address that is none', 'a\n[b]: ./c.md', 'a\n\\[b]: ./c.md'],
    ['a link that is none', '[a](./b c.md)', '\\[a]\\(./b c.md)'],
    ['a box that cannot begin there', '- ::: tip\n  a', '- \\::: tip\n  a'],
    ['callouts in lists', '- > [!note]- A\n  > b', '- > **note** A\n  > b'],
    ['a mark whose end is escaped', '==a \\==', '\\==a \\=='],
    [
      'a box around a fence that never ends',
      '::: tip\n```\nx\n:::',
      '\n::::tip\n\n```\nx\n:::\n```\n\n::::\n',
    ],
    [
      'a box around a line of code that would end it',
      '::: tip\n```md\n::::\n```\n:::',
      '\n:::::tip\n\n```md\n::::\n```\n\n:::::\n',
    ],
  ])('stays as authors see it: %s', (_, source, expected) => {
    expect(convert(source, false)).toEqual([expected]);
  });
});

describe('a note of Obsidian', () => {
  it.each([
    ['links', '[[Mill|the mill]]', '[the mill](/a/mill.html)'],
    [
      'links in tables',
      '| a |\n| - |\n| [[Mill\\|m]] |',
      '| a |\n| - |\n| [m](/a/mill.html) |',
    ],
    [
      'pictures with a size',
      '![[mill.png|30x20]]',
      '<img src="/a/mill.png" alt="mill" width="30" height="20" />',
    ],
    ['comments', 'a %%b%% c', 'a {/* b */} c'],
    [
      'line breaks',
      '- **a**\n  b  \n  c\n\n> d\n> *e*\n\n```\nf\ng\n```',
      '- **a**\\\n  b  \n  c\n\n> d\\\n> *e*\n\n```\nf\ng\n```',
    ],
    [
      'comments of several lines',
      '- a %%b\n\n  - c %% d\n\n%%\n```\ne\n```\nf %%',
      '- a {/* b  - c */} d\n\n{/* ``` e ``` f */}',
    ],
    ['comments in headings', '## A %%b%%', '## A {/* b */} {/* #a */}'],
    ['comments without an end', 'a 5% b\n\n%%\nc', 'a 5% b\n\n{/* c */}'],
    [
      'callouts',
      '> [!bug] A\n> > [!tip]-\n> > x',
      '::::danger[A]\n\n<details>\n<summary>tip</summary>\n\nx\n\n</details>\n\n::::',
    ],
    [
      'callouts whose last lines are not quoted',
      '> [!grid-2] A\nb\n\nc',
      ':::info[A]\n\nb\n\n:::\n\n\nc',
    ],
    ['callouts before lists', '> [!tip]\n- b', ':::tip\n\n:::\n\n- b'],
    ['dice', '`dice: 2d6+1|avg`', ':dice[2d6+1]'],
    ['dice that this site cannot roll', '`dice: [[T]]`', '`dice: [[T]]`'],
  ])('keeps its %s', (_, source, expected) => {
    expect(convert(source, true)[0].trim()).toBe(
      expected.replace('::::danger', ':::danger').replace(/::::$/, ':::'),
    );
  });
});

describe('the anchors of a page', () => {
  it('are found by the words of their headings, whatever program made the link', () => {
    const lines = ['# Inn', '## Beds & boards', '## Beds & boards'].map(
      (text, at) => ({text, line: at + 1, own: false}),
    );
    const anchors = listAnchors({...parsePage(lines, false), title: 'Inn'});
    const find = (name: string) => anchors.get(anchorKey(name));
    expect(find('beds-boards')).toBe('beds--boards');
    expect(find('Beds & boards')).toBe('beds--boards');
    expect(find('beds-boards-1')).toBe('beds--boards-1');
    expect(find('inn')).toBe('');
    expect(find('barn')).toBeUndefined();
  });
});
