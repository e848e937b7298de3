import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {planScroll} from '../../shared/model/scrollPlan';
import {leftPosition} from './leftPositions';

/** Whether readers arrived at the top of the page through a link on the site. */
export function useArrivalAtTop(): boolean {
  const {key, hash} = useLocation();
  const isBrowser = useIsBrowser();
  if (!isBrowser || key === undefined) {
    return false;
  }
  const plan = planScroll(hash, leftPosition(key));
  return plan.kind === 'top' || (plan.kind === 'position' && plan.y === 0);
}
