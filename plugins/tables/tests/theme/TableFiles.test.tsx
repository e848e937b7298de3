import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import TableFiles from '../../theme/TableFiles';

it('the files of a page are downloads, by name', () => {
  render(
    <MemoryRouter>
      <TableFiles
        files={[
          {src: '/combat/armor.csv', name: 'armor'},
          {src: '/combat/bows.csv', name: 'bows'},
        ]}
      />
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map(({textContent}) => textContent)).toEqual(['armor', 'bows']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/combat/armor.csv',
    '/combat/bows.csv',
  ]);
  expect(links.every((link) => link.hasAttribute('download'))).toBe(true);
});
