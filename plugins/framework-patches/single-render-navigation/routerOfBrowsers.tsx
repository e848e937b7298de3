import {createBrowserHistory, type History} from 'history';
import {useState, type Context, type ReactNode} from 'react';
import {
  __RouterContext as RouterContext,
  // @ts-expect-error -- the types of React Router leave it out.
  __HistoryContext as HistoryContextOfRouter,
} from 'react-router';

export * from 'react-router-dom/esm/react-router-dom.js';

const HistoryContext = HistoryContextOfRouter as Context<History>;

type Props = {readonly children: ReactNode};

/**
 * Provides the history and the initial location. It does not subscribe to the history: the theme's
 * Root provides the current location.
 */
export function BrowserRouter({children}: Props): ReactNode {
  const [router] = useState(() => {
    const history = createBrowserHistory();
    const {location} = history;
    const isExact = location.pathname === '/';
    const match = {path: '/', url: '/', params: {}, isExact};
    return {history, location, match};
  });
  return (
    <RouterContext.Provider value={router}>
      <HistoryContext.Provider value={router.history}>
        {children}
      </HistoryContext.Provider>
    </RouterContext.Provider>
  );
}
