import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {
  /** Whether there is an order to show. */
  readonly canShow: boolean;
};

/** Shows the order of the fight to the players. */
export default function ShowOrder({canShow}: Props): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary"
      disabled={!canShow}
      onClick={() => {
        void import('../../../second-screen/components/Presenter/mount').then(
          ({present}) => {
            present({kind: 'order'});
          },
        );
      }}>
      <Translate
        id="site.tracker.show"
        description="Shows the order of a fight on the second screen">
        Show to the table
      </Translate>
    </button>
  );
}
