import {screen} from '@testing-library/react';
import Catalogue from '../../theme/Catalogue';
import type {CatalogueLine} from '../../model/catalogue';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const lines: readonly CatalogueLine[] = [
  {
    title: 'Shroud of the Empire',
    href: '/campaign-reference/shroud-of-the-empire/',
    description: 'Seven wards in the smoke.',
    children: [{title: 'Characters', href: '/characters.html', children: []}],
  },
];

/** Returns for each list, the outermost first, whether it is shown as cards. */
const listCardStates = () =>
  screen.getAllByRole('list').map(({classList}) => classList.contains('cards'));

describe('a catalogue', () => {
  it('is a list of links with the description of each page, and of the pages below', () => {
    renderOnPage(<Catalogue lines={lines} />);
    expect(
      screen.getAllByRole('link').map(({textContent}) => textContent),
    ).toEqual(['Shroud of the Empire', 'Characters']);
    expect(screen.getByText('Seven wards in the smoke.')).toBeTruthy();
    expect(listCardStates()).toEqual([false, false]);
  });
});
