import {contents, hasContents, withPageNumbers} from '../contents';
import {element} from '../markup';

const {html} = contents([
  {anchor: 'chapter-saves', title: 'Saves'},
  {anchor: 'chapter-armor', title: 'Armor'},
]);

describe('the contents of a document', () => {
  it('give the page where each chapter begins', () => {
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

  it('link to existing pages only', () => {
    expect(() =>
      withPageNumbers(html, new Map([['chapter-saves', 3]])),
    ).toThrow('found no page with the anchor "chapter-armor"');
  });

  it('appear only if a document has them', () => {
    expect(hasContents(html)).toBe(true);
    expect(hasContents(element('p', {}, 'data-page-of').html)).toBe(false);
  });
});
