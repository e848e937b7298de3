import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

type Props = {
  /** Closes the panel, which the tracker replaces. */
  readonly close: () => void;
};

/** Opens the combat tracker. */
export default function TrackerChoice({close}: Props): ReactNode {
  const base = useBaseUrl('/');
  return (
    <p className="tablePart">
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          close();
          void import('../../../tracker/components/Tracker/mount').then(
            ({showTracker}) => {
              showTracker(base);
            },
          );
        }}>
        <Translate id="site.table.tracker" description="Opens the tracker">
          Open the tracker
        </Translate>
      </button>
      <span>
        <Translate
          id="site.table.tracker.note"
          description="What the tracker is for">
          Whose turn it is, with points, wounds, and the chance to hit.
        </Translate>
      </span>
    </p>
  );
}
