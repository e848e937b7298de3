import {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import {useShownLocation} from '../page/hooks/useShownLocation';

export type Props = {readonly children: ReactNode};

/**
 * The whole site, at the page that readers see while the next one is on its way. The
 * context changes with that page alone: Docusaurus takes any change for a navigation.
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
