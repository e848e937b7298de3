import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {FightLists} from './useFightLists';

/** Stands where lists of the world are missing because they could not be fetched. */
export default function ListsFault({
  hasFailed,
  tryAgain,
}: Pick<FightLists, 'hasFailed' | 'tryAgain'>): ReactNode {
  return (
    hasFailed && (
      <p className="trackerNotice">
        <Translate
          id="site.tracker.lists.fault"
          description="Said if the lists of the tracker could not be fetched">
          Foes, characters, actions and situations of this world could not be
          fetched. All else works.
        </Translate>{' '}
        <button
          type="button"
          className="button button--secondary"
          onClick={tryAgain}>
          <Translate
            id="site.tracker.lists.again"
            description="Fetches the lists of the tracker again">
            Try again
          </Translate>
        </button>
      </p>
    )
  );
}
