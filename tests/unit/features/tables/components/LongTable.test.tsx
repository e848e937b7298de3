import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import DataTable from '../../../../../src/features/tables/components/DataTable';

const sheet = {
  columns: ['Year', 'Event'],
  rows: Array.from({length: 60}, (_, index) => [`${index}`, 'an event']),
};

/** A page with a long table, opened at an address. */
function Page({hash}: {readonly hash: string}): ReactNode {
  return (
    <MemoryRouter initialEntries={[{pathname: '/past.html', hash, key: 'new'}]}>
      <DataTable src="/past.csv" caption="The past" sheet={sheet} />
    </MemoryRouter>
  );
}

function arrive(hash = ''): void {
  render(
    <BrowserContext.Provider value>
      <Page hash={hash} />
    </BrowserContext.Provider>,
  );
}

function countRows(): number {
  return screen.getAllByRole('rowheader').length;
}

describe('a table that is longer than the first screen', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('has only the rows of that screen until it is painted, if readers come by a link', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
    arrive();
    expect(countRows()).toBe(24);
  });

  it('has all rows in the served page', () => {
    expect(renderToString(<Page hash="" />).match(/scope="row"/g)).toHaveLength(
      60,
    );
  });
});
