import {comparePages, type OrderedPage} from '../../model/pageOrder';

/** Returns titles in reading order. */
function inOrder(...pages: readonly OrderedPage[]): readonly string[] {
  return pages.toSorted(comparePages).map(({title}) => title);
}

describe('the reading order of pages', () => {
  it('puts positive numbers first, then pages without a number by title, then negative ones', () => {
    expect(
      inOrder(
        {title: 'Last', order: -1},
        {title: 'Beta'},
        {title: 'Third', order: 3},
        {title: 'Alpha'},
        {title: 'First', order: 1},
        {title: 'Last but one', order: -2},
      ),
    ).toEqual(['First', 'Third', 'Alpha', 'Beta', 'Last but one', 'Last']);
  });

  it('treats zero as no number', () => {
    expect(
      inOrder(
        {title: 'Zero', order: 0},
        {title: 'None'},
        {title: 'One', order: 1},
        {title: 'Minus one', order: -1},
      ),
    ).toEqual(['One', 'None', 'Zero', 'Minus one']);
  });

  it('sorts titles without regard to case, and numbers in them by value', () => {
    expect(
      inOrder(
        {title: 'Session 10'},
        {title: 'unclaimed'},
        {title: 'Session 9'},
        {title: 'Torosia'},
      ),
    ).toEqual(['Session 9', 'Session 10', 'Torosia', 'unclaimed']);
  });
});
