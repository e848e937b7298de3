import {
  contents,
  hasContents,
  withPageNumbers,
} from '../../../../scripts/press/compose/contents';
import {element} from '../../../../scripts/press/markup';

const {html} = contents([
  {anchor: 'chapter-saves', title: 'Saves'},
  {anchor: 'chapter-armor', title: 'Armor'},
]);

describe('the contents of a document (A4)', () => {
  it('tell on which page each chapter begins', () => {
    const numbered = withPageNumbers(
      html,
      new Map([
        ['chapter-saves', 3],
        ['chapter-armor', 11],
      ]),
    );
    expect(numbered).toContain('<span data-page-of="chapter-saves">3</span>');
    expect(numbered).toContain('<span data-page-of="chapter-armor">11</span>');
  });

  it('lead nowhere but to pages that there are', () => {
    expect(() =>
      withPageNumbers(html, new Map([['chapter-saves', 3]])),
    ).toThrow('found no page on which "chapter-armor" stands');
  });

  it('are only where a document has them', () => {
    expect(hasContents(html)).toBe(true);
    expect(hasContents(element('p', {}, 'data-page-of').html)).toBe(false);
  });
});
