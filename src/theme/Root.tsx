import {Route} from 'react-router-dom';
import type {ReactNode} from 'react';
import {useShownLocation} from '../hooks/useShownLocation';

export type Props = {readonly children: ReactNode};

/** The whole site, at the page that readers see while the next one is on its way. */
export default function Root({children}: Props): ReactNode {
  const shown = useShownLocation();
  return <Route location={shown} render={() => children} />;
}
