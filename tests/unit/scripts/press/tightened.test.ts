import {
  canBeTightened,
  chaptersToTighten,
  tightened,
  withTightChapters,
  type Setting,
} from '../../../../scripts/press/compose/tightened';

const page = (layout: string, body = '<p>words</p>') =>
  `<!doctype html><html lang="en-US"><head></head><body class="${layout}">${body}</body></html>`;

describe('a document with tighter lines to save a page', () => {
  it('is a running text', () => {
    expect(canBeTightened(page('book'))).toBe(true);
  });

  it('is not made from cards, nor from a book whose contents have page numbers', () => {
    expect(canBeTightened(page('cards'))).toBe(false);
    expect(
      canBeTightened(page('book', '<span data-page-of="chapter-one"></span>')),
    ).toBe(false);
  });

  it('is marked at its root, once', () => {
    expect(tightened(page('book')).match(/class="tight"/g)).toHaveLength(1);
    expect(tightened(page('book'))).toContain(
      '<html class="tight" lang="en-US">',
    );
  });
});

/** Creates a book with chapters of the given lengths, after a title page and contents. */
function getBook(lengths: Readonly<Record<string, number>>): Setting {
  let next = 3;
  const begins = Object.entries(lengths).map(([anchor, length]) => {
    const begin = next;
    next += length;
    return [anchor, begin] as const;
  });
  return {begins: new Map(begins), pages: next - 1};
}

describe('chapters with tighter lines to save a page', () => {
  const anchors = ['saves', 'armor', 'styles'];

  it('are those that then end a page earlier, including the last one', () => {
    expect(
      chaptersToTighten(
        anchors,
        getBook({saves: 4, armor: 3, styles: 6}),
        getBook({saves: 3, armor: 3, styles: 5}),
      ),
    ).toEqual(['saves', 'styles']);
  });

  it('are none if no page is saved', () => {
    const book = getBook({saves: 4, armor: 3, styles: 6});
    expect(chaptersToTighten(anchors, book, book)).toEqual([]);
  });

  it('are marked, and leave the others as they are', () => {
    const book =
      '<section class="chapter" id="saves">a</section><section class="chapter" id="armor">b</section>';
    expect(withTightChapters(book, ['armor'])).toBe(
      '<section class="chapter" id="saves">a</section><section class="chapter tight" id="armor">b</section>',
    );
  });
});
