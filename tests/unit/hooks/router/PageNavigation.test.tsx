import {render, screen, waitFor} from '@testing-library/react';
import {MemoryRouter, useLocation} from 'react-router';
import type {ReactNode} from 'react';
import PageNavigation from '../../../../src/hooks/router/PageNavigation';
import {told} from '../../../support/generated/client-modules';

function locationOf(pathname: string) {
  return {pathname, search: '', hash: '', state: undefined};
}

const first = locationOf('/torosia.html');
const second = locationOf('/central.html');

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

describe('the navigation from page to page (R15)', () => {
  beforeAll(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  beforeEach(() => {
    told.length = 0;
  });

  it('tells what came with the visit', () => {
    render(at());
    expect(screen.getByText('/torosia.html')).toBeTruthy();
    const update = {previousLocation: null, location: first};
    expect(told).toEqual([
      ['comes', update],
      ['is here', undefined],
      ['shows', update],
    ]);
  });

  it('shows the next page at once, and tells of it before and after', () => {
    const {rerender} = render(at());
    told.length = 0;
    rerender(at(second));
    expect(screen.getByText('/central.html')).toBeTruthy();
    const update = {previousLocation: first, location: second};
    expect(told).toEqual([
      ['comes', update],
      ['is here', undefined],
      ['shows', update],
    ]);
  });

  it('goes to another place on the page once all have heard of it', async () => {
    const {rerender} = render(at());
    told.length = 0;
    const place = {...first, hash: '#harbor'};
    rerender(at(place));
    expect(told).toEqual([]);
    const update = {previousLocation: first, location: place};
    await waitFor(() => {
      expect(told).toEqual([
        ['comes', update],
        ['is here', undefined],
        ['shows', update],
      ]);
    });
  });

  it('tells nothing where it is drawn again for the same page', () => {
    const {rerender} = render(at());
    told.length = 0;
    rerender(at());
    expect(told).toEqual([]);
  });
});
