import {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import {useShownLocation} from '../page/client/useShownLocation';

type Props = {readonly children: ReactNode};

/**
 * Provides the location of the page that is shown while the next one loads. The context changes
 * only with that page, because Docusaurus treats every change as a navigation.
 */
export default function Root({children}: Props): ReactNode {
  const {history, staticContext} = useContext(RouterContext);
  const location = useShownLocation();
  const router = useMemo(() => {
    const isExact = location.pathname === '/';
    const match = {path: '/', url: '/', params: {}, isExact};
    return {history, staticContext, location, match};
  }, [history, staticContext, location]);
  return (
    <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
  );
}
