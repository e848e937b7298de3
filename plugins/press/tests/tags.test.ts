import {getTarget, type Surroundings, summary} from '../parts/tags';

const surroundings: Surroundings = {
  origin: 'https://orrameth.example',
  address: '/combat-and-tactics/armor-and-defense.html',
  depth: 1,
  prefix: 'chapter-armor-',
  inside: new Map([
    ['/combat-and-tactics/saving-throws.html', 'chapter-saves'],
  ]),
};

describe('a link in a document', () => {
  it.each([
    ['#shields', '#chapter-armor-shields', 'to a place of its own page'],
    [
      '/combat-and-tactics/saving-throws.html',
      '#chapter-saves',
      'to a page that stands in the document',
    ],
    [
      '/combat-and-tactics/saving-throws.html#save-body',
      '#chapter-saves-save-body',
      'to a place of that page',
    ],
    [
      '/combat-and-tactics/bab-table.html',
      'https://orrameth.example/combat-and-tactics/bab-table.html',
      'to a page that does not',
    ],
    [
      'pathname:///game-mechanics/combat/armor.csv',
      'https://orrameth.example/game-mechanics/combat/armor.csv',
      'to a file',
    ],
    ['https://example.org/a', 'https://example.org/a', 'to another site'],
  ])('%s leads to %s: %s', (href, target) => {
    expect(getTarget(href, surroundings)).toBe(target);
  });
});

describe('a folded passage on paper', () => {
  it('is open, and named without the warning of the site', () => {
    expect(summary({}, {html: 'Spoiler: The whole route'}).html).toBe(
      '<p class="tab">The whole route</p>',
    );
  });

  it('keeps a label that only mentions one', () => {
    expect(summary({}, {html: 'A Spoiler: none'}).html).toContain(
      'A Spoiler: none',
    );
  });
});
