import {screen} from '@testing-library/react';
import WorldToday from '../../theme/WorldToday';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const show = (date: string) =>
  renderOnPage(<WorldToday sheet={{columns: ['Today'], rows: [[date]]}} />);

const moons = (): readonly (string | null)[] =>
  screen.getAllByRole('listitem').map(({textContent}) => textContent);

describe('today in the world', () => {
  it('is the date with its weekday, and both moons', () => {
    show('1 Highwind 1127 YS');
    expect(
      screen.getByText('Today is 1 Highwind 1127 YS, Iceday'),
    ).toBeTruthy();
    const [lanthe, cinder] = moons();
    expect(lanthe).toMatch(/^Lanthe new.*full 23 Highwind, new 1 Hazefall$/);
    expect(cinder).toMatch(
      /^Cinder waning half.*full 9 Hazefall, new 18 Highwind$/,
    );
  });
});
