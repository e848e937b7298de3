import {createBrowserHistory, type History} from 'history';
import {useState, type Context, type ReactNode} from 'react';
import {
  __RouterContext as RouterContext,
  // @ts-expect-error -- the types of React Router leave it out.
  __HistoryContext as HistoryContextOfRouter,
} from 'react-router';

export * from 'react-router-dom/esm/react-router-dom.js';

const HistoryContext = HistoryContextOfRouter as Context<History>;

export type Props = {readonly children: ReactNode};

/**
 * Hands down the history, and the location with which the visit began. It does not follow
 * the history: which location is shown is told by the theme's Root.
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
