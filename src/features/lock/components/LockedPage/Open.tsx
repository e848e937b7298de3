import Translate from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';
import {fetchStore, type SealedPlace} from '../../hooks/readSealed';
import {useArrival} from '../../hooks/useArrival';
import {useGrowth} from '../../hooks/useGrowth';
import {useLockedFiles} from '../../hooks/useLockedFiles';
import {listBlocks, measureWeight} from '@engine/page-tree/tree';
import type {SealedPayload} from '../../lib/payload';
import type {Prepared} from './LockContext';
import styles from './styles.module.css';

type Props = {
  readonly place: SealedPlace;
  readonly payload: SealedPayload;
  readonly prepared: Prepared;
};

function lockNow(): void {
  void fetchStore().then(({lock}) => {
    lock();
  });
}

/** The bar at the end of an open page. */
function LockBar(): ReactNode {
  return (
    <p className={styles.bar} data-unlocked>
      <button
        type="button"
        className="button button--secondary"
        onClick={lockNow}>
        <Translate
          id="site.lockedPage.lock"
          description="Button that locks the pages again that a password opened">
          Lock this section
        </Translate>
      </button>
    </p>
  );
}

/** The decrypted content of a page, with a button that locks it again. */
export default function Open(props: Props): ReactNode {
  const {place, payload, prepared} = props;
  const {Content, parts} = prepared;
  const {tree} = payload;
  const weights = useMemo(() => listBlocks(tree).map(measureWeight), [tree]);
  const shown = useGrowth(place.permalink, weights);
  const isWhole = shown >= weights.length;
  useArrival(place.permalink, isWhole);
  return (
    <>
      <Content
        tree={tree}
        parts={parts}
        shown={shown}
        opener={useLockedFiles(place, payload.files)}
      />
      {isWhole && <LockBar />}
    </>
  );
}
