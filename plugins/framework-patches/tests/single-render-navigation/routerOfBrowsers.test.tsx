/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {useHistory, useLocation} from 'react-router';
import {
  BrowserRouter,
  Link,
} from '../../single-render-navigation/routerOfBrowsers';

type History = ReturnType<typeof useHistory>;

let history: History | undefined;
let draws = 0;

function Page(): ReactNode {
  history = useHistory();
  draws += 1;
  return <p>{useLocation().pathname}</p>;
}

describe('the browser router', () => {
  beforeEach(() => {
    draws = 0;
    window.history.replaceState(null, '', '/torosia.html');
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    );
  });

  it('does not render on navigation, as another component chooses the page', () => {
    const heard = jest.fn();
    history?.listen(heard);
    act(() => {
      history?.push('/central.html');
    });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(history?.location.pathname).toBe('/central.html');
    expect(screen.getByText('/torosia.html')).toBeTruthy();
    expect(draws).toBe(1);
  });

  it('exports everything else that the framework’s router has', () => {
    expect(Link).toBeDefined();
  });
});
