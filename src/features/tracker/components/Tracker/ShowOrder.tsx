import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Fight} from '../../lib/fight';

type Props = {readonly fight: Fight; readonly basePath: string};

/** Shows the order of the fight to the players (T8). */
export default function ShowOrder({fight, basePath}: Props): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary"
      disabled={fight.order.length === 0}
      onClick={() => {
        void Promise.all([
          import('../../../second-screen/components/Presenter/mount'),
          import('../../../second-screen/hooks/makeKnownOrder'),
        ]).then(([{present}, {makeKnownOrder}]) => {
          present(basePath, makeKnownOrder(fight));
        });
      }}>
      <Translate
        id="site.tracker.show"
        description="Shows the order of a fight on the second screen">
        Show to the table
      </Translate>
    </button>
  );
}
