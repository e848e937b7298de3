import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import DataTable from '../../theme/DataTable';

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

/** Counts the rows of markup. */
const countRows = (html: string): number =>
  html.split('scope="row"').length - 1;

const arrival = (
  <BrowserContext.Provider value>
    <Page hash="" />
  </BrowserContext.Provider>
);

describe('a table that is longer than the first screen', () => {
  it('has only the rows of that screen at first, if readers come by a link', () => {
    expect(countRows(renderToString(arrival))).toBe(24);
    const {container} = render(arrival);
    expect(countRows(container.innerHTML)).toBe(60);
  });

  it('has all rows in the served page', () => {
    expect(countRows(renderToString(<Page hash="" />))).toBe(60);
  });
});
