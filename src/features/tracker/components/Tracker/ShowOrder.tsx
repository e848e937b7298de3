import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {readFight} from '../../hooks/trackerStore';

type Props = {
  /** Whether there is an order to show. */
  readonly canShow: boolean;
  readonly basePath: string;
};

/** Shows the order of the fight to the players. */
export default function ShowOrder({canShow, basePath}: Props): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary"
      disabled={!canShow}
      onClick={() => {
        void Promise.all([
          import('../../../second-screen/components/Presenter/mount'),
          import('../../../second-screen/hooks/makeKnownOrder'),
        ]).then(([{present}, {makeKnownOrder}]) => {
          present(basePath, makeKnownOrder(readFight()));
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
