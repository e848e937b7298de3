import {isUnlisted, readArticle} from '../../build/read/readArticle';
import type {TakenPage} from '../../build/read/takenPage';
import {writeCopies} from '../../build/writeCopy';
import {pageHtml} from './builtSite';

/** Writes the copy of a page at `/vale/mill.html` without its properties. */
function copyOf(article: string): string {
  const address = '/vale/mill.html';
  const page: TakenPage = {
    file: address.slice(1),
    address,
    title: 'Mill',
    description: '',
    tags: [],
    aliases: [],
    area: 'vale',
    ...readArticle(pageHtml(article), {address, basePath: '/'}),
  };
  const text = writeCopies([page], 'https://x/').get('vale/mill.md') ?? '';
  return text.replace(/^---\n.*?\n---\n\n/s, '').trimEnd();
}

describe('the Markdown of a page', () => {
  it.each([
    ['a paragraph', '<p>Nine\n <strong>mills</strong>.', 'Nine **mills**.'],
    [
      'a heading without its anchor',
      '<h2 id=a>A <a class=hash-link href=#a>#</a></h2>',
      '## A',
    ],
    [
      'a table with its caption',
      '<table><caption>Tolls<thead><tr><th>Who<th>Pays<tbody><tr><th>Carts<td>1 | 2<td></table>',
      '**Tolls**\n\n| Who | Pays | |\n| - | - | - |\n| Carts | 1 \\| 2 | |',
    ],
    [
      'a cell of several lines',
      '<table><thead><tr><th>A<tbody><tr><td><p>one</p><p>two</p></table>',
      '| A |\n| - |\n| one<br>two |',
    ],
    [
      'terms and descriptions',
      '<dl><div><dt>Seat<dd>Mill</div><div><dt>Coin<dd>crown</div></dl>',
      '- **Seat**: Mill\n- **Coin**: crown',
    ],
    [
      'tasks',
      '<ul><li class=task-list-item><label><input type=checkbox disabled checked> Done</label><li class=task-list-item><label><input type=checkbox disabled> Open</label></ul>',
      '- [x] Done\n- [ ] Open',
    ],
    [
      'a callout',
      '<div class="theme-admonition theme-admonition-tip"><div><span><svg></svg></span>Mind</div><div><p>The gap.</div></div>',
      '> **Mind**\n>\n> The gap.',
    ],
    [
      'a box that opens',
      '<details><summary>More</summary><div><p>Text</div></details>',
      '**More**\n\nText',
    ],
    [
      'tabs with all panels',
      '<div class=tabs-container><ul role=tablist><li role=tab>One<li role=tab>Two</ul><div><div role=tabpanel>1</div><div role=tabpanel hidden>2</div></div></div>',
      '**One**\n\n1\n\n**Two**\n\n2',
    ],
    [
      'a picture instead of the link to its original',
      '<a href=/a/b.jpg><img src=/assets/pictures/x-640.webp alt="A mill"></a>',
      '![A mill](../a/b.jpg)',
    ],
    [
      'a drawing by its description',
      '<figure><svg role=img><title>Ring</title><desc>Nine mills.</desc></svg></figure>',
      '*Drawing: Ring. Nine mills.*',
    ],
    [
      'a formula as written',
      '<span class=katex><math><semantics><mi>x</mi><annotation>x^2</annotation></semantics></math></span>',
      '$$x^2$$',
    ],
    [
      'code',
      '<pre><code class=language-text>a\n  b</code></pre>',
      '```text\na\n  b\n```',
    ],
    [
      'footnotes',
      '<p>So<sup><a href=#user-content-fn-1 data-footnote-ref>1</a></sup>.<section data-footnotes><ol><li id=user-content-fn-1><p>Why. <a data-footnote-backref href=#x>↩</a></ol></section>',
      'So[^1].\n\n[^1]: Why.',
    ],
    [
      'parts that only their place separates',
      '<figure><figcaption>Ilse<span>Patron</span></figcaption></figure>',
      'Ilse, Patron',
    ],
  ])('has %s', (_what, html, markdown) => {
    expect(copyOf(html)).toBe(markdown);
  });

  it('keeps words together that a mark begins within', () => {
    expect(copyOf('<p>“<span>Bread</span>” and (<span>salt</span>)')).toBe(
      '“Bread” and (salt)',
    );
  });

  it('has no controls', () => {
    expect(
      copyOf(
        '<p>Dice<button>Roll</button><form><fieldset><legend>Share</legend><input></fieldset></form><p data-off-paper><span>Sort</span></p>',
      ),
    ).toBe('Dice');
  });

  it('names a spoiler without its content', () => {
    const html =
      '<p>He is <span class=_x><input type=checkbox aria-label="Show"><span>dead</span></span>.</p><details class="alert spoiler"><summary>Spoiler: who</summary><div><p>The miller did it.</p><table><tr><td>with flour</table></div></details>';
    const text = copyOf(html);
    expect(text).toBe(
      'He is ….\n\n[*Spoiler: who (on the site)*](https://x/vale/mill.html)',
    );
    const {spoilers} = readArticle(pageHtml(html), {
      address: '/a.html',
      basePath: '/',
    });
    expect(spoilers).toEqual(['The miller did it.', 'with flour']);
  });

  it('leads to headings of copies, else to the site, and to pictures beside it', () => {
    const html =
      '<h2 id=tolls>Bridge tolls</h2><table><tr id=cart><td>Cart</table><p><a href=#tolls>tolls</a> <a href=#cart>cart</a> <a href=/vale/inn.html#x>inn</a> <a href=/a.csv>CSV</a> <a href=https://x.example/>out</a> <img src=/a/b.webp alt=Mill>';
    expect(copyOf(html)).toContain(
      '[tolls](mill.md#bridge-tolls) [cart](mill.md) [inn](https://x/vale/inn.html#x) [CSV](https://x/a.csv) [out](https://x.example/) ![Mill](../a/b.webp)',
    );
  });
});

describe('a page that asks not to be listed', () => {
  it.each([
    ['<meta name="robots" content="noindex">', true],
    ['<meta data-rh=true name=robots content=noindex,follow>', true],
    ['<meta name=description content="no index">', false],
    ['<p>noindex</p>', false],
  ])('%s: %s', (head, expected) => {
    expect(isUnlisted(pageHtml('', head))).toBe(expected);
  });
});
