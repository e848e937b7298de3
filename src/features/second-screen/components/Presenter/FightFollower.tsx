import {useEffect} from 'react';
import {useTracker} from '../../../tracker/hooks/trackerStore';
import {show, usePresenting} from '../../hooks/presenter';
import {makeKnownOrder} from '../../hooks/makeKnownOrder';

/** Keeps the order on the screen up to date, while this tab shows it. */
export default function FightFollower(): null {
  const {fight} = useTracker().value.told;
  const {order, tab} = usePresenting();
  const shown =
    order?.is === 'show' && order.from === tab ? order.shown : undefined;
  useEffect(() => {
    const next = makeKnownOrder(fight);
    if (
      shown?.kind === 'order' &&
      JSON.stringify(shown) !== JSON.stringify(next)
    ) {
      show(next);
    }
  }, [fight, shown]);
  return null;
}
