/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {MemoryRouter, useLocation} from 'react-router';
import type {ReactNode} from 'react';
import PageNavigation from '../../single-render-navigation/PageNavigation';
import {told} from '../../../../tests/support/generated/client-modules';

function getLocation(pathname: string) {
  return {pathname, search: '', hash: '', state: undefined};
}

const first = getLocation('/torosia.html');
const second = getLocation('/central.html');

function Page(): ReactNode {
  return <p>{useLocation().pathname}</p>;
}

const page = <Page />;

function at(location = first): ReactNode {
  return (
    <MemoryRouter>
      <PageNavigation location={location}>{page}</PageNavigation>
    </MemoryRouter>
  );
}

type Location = typeof first;

/** Returns the calls that client modules receive for a page, in order. */
function listCalls(previousLocation: Location | null, location: Location) {
  const update = {previousLocation, location};
  return [
    ['comes', update],
    ['is here', undefined],
    ['shows', update],
  ];
}

describe('the navigation from page to page', () => {
  beforeAll(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  beforeEach(() => {
    told.length = 0;
  });

  it('announces the first page of a visit', () => {
    render(at());
    expect(screen.getByText('/torosia.html')).toBeTruthy();
    expect(told).toEqual(listCalls(null, first));
  });

  it('shows the next page at once, with calls before and after', () => {
    const {rerender} = render(at());
    told.length = 0;
    rerender(at(second));
    expect(screen.getByText('/central.html')).toBeTruthy();
    expect(told).toEqual(listCalls(first, second));
  });
});
