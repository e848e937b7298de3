import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router';
import DeferredContent from '../../../../src/page/components/DeferredContent';
import {notePosition} from '../../../../src/page/hooks/leftPositions';

/** A page with deferred content, opened at an address. */
function Page({hash = '', entry = 'new'}: Arrival): ReactNode {
  const location = {pathname: '/torosia.html', hash, key: entry};
  return (
    <MemoryRouter initialEntries={[location]}>
      <p>First screen</p>
      <DeferredContent>
        <p>The rest</p>
      </DeferredContent>
    </MemoryRouter>
  );
}

type Arrival = {readonly hash?: string; readonly entry?: string};

function arrive(arrival: Arrival = {}): void {
  render(
    <BrowserContext.Provider value>
      <Page {...arrival} />
    </BrowserContext.Provider>,
  );
}

describe('content below the first screen of a page', () => {
  it('is rendered after the first screen is painted, if readers come by a link', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
    arrive();
    expect(screen.queryByText('The rest')).toBeNull();
    expect(screen.getByText('First screen')).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('is rendered at once if readers come to an anchor on the page', () => {
    arrive({hash: '#harbor'});
    expect(screen.getByText('The rest')).toBeTruthy();
  });

  it('is rendered at once if readers come back to where they were', () => {
    notePosition('left', 1200);
    arrive({entry: 'left'});
    expect(screen.getByText('The rest')).toBeTruthy();
  });
});
