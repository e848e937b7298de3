import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {render} from '@testing-library/react';
import {useLayoutEffect, type ReactNode} from 'react';
import {MemoryRouter} from 'react-router';
import DeferredContent from '../../../../src/page/theme/DeferredContent';
import {notePosition} from '../../../../src/page/client/leftPositions';

let committed: string[] = [];

/** A part of a page that notes when it is in the document. */
function Part({text}: {readonly text: string}): ReactNode {
  useLayoutEffect(() => {
    committed.push(`${text}, ${document.querySelectorAll('p').length} in all`);
  }, [text]);
  return <p>{text}</p>;
}

/** A page with deferred content, opened at an address. */
function Page({hash = '', entry = 'new'}: Arrival): ReactNode {
  const location = {pathname: '/torosia.html', hash, key: entry};
  return (
    <MemoryRouter initialEntries={[location]}>
      <Part text="first" />
      <DeferredContent>
        <Part text="rest" />
      </DeferredContent>
    </MemoryRouter>
  );
}

type Arrival = {readonly hash?: string; readonly entry?: string};

function arrive(arrival: Arrival = {}): void {
  committed = [];
  render(
    <BrowserContext.Provider value>
      <Page {...arrival} />
    </BrowserContext.Provider>,
  );
}

describe('content below the first screen of a page', () => {
  it('follows the first screen if readers come by a link', () => {
    arrive();
    expect(committed).toEqual(['first, 1 in all', 'rest, 2 in all']);
  });

  it('is there at once if readers come to an anchor on the page', () => {
    arrive({hash: '#harbor'});
    expect(committed).toEqual(['first, 2 in all', 'rest, 2 in all']);
  });

  it('is there at once if readers come back to where they were', () => {
    notePosition('left', 1200);
    arrive({entry: 'left'});
    expect(committed).toEqual(['first, 2 in all', 'rest, 2 in all']);
  });
});
