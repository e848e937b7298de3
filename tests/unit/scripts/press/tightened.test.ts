import {
  canBeTightened,
  tightened,
} from '../../../../scripts/press/compose/tightened';

const page = (layout: string, body = '<p>words</p>') =>
  `<!doctype html><html lang="en-US"><head></head><body class="${layout}">${body}</body></html>`;

describe('a document that is set closer to spare a page (A4)', () => {
  it('is a running text', () => {
    expect(canBeTightened(page('book'))).toBe(true);
  });

  it('is no set of cards, and no book whose contents have numbers of pages', () => {
    expect(canBeTightened(page('cards'))).toBe(false);
    expect(
      canBeTightened(page('book', '<span data-page-of="chapter-one"></span>')),
    ).toBe(false);
  });

  it('says so at its root, once', () => {
    expect(tightened(page('book')).match(/class="tight"/g)).toHaveLength(1);
    expect(tightened(page('book'))).toContain(
      '<html class="tight" lang="en-US">',
    );
  });
});
