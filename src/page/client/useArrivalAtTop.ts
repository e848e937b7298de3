import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {planScroll} from '../../shared/model/scrollPlan';
import {leftPosition} from './leftPositions';

/** Whether readers opened the page by a link of the site to its top. */
export function useArrivalAtTop(): boolean {
  const {key, hash} = useLocation();
  const isBrowser = useIsBrowser();
  if (!isBrowser || key === undefined) {
    return false;
  }
  const plan = planScroll(hash, leftPosition(key));
  return plan.kind === 'top' || (plan.kind === 'position' && plan.y === 0);
}
