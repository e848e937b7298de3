import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ContentArea} from '../../../../src/site/contentAreas';
import styles from './styles.module.css';

type Props = {readonly area: ContentArea | undefined};

/** A lock beside the icon of an area whose pages are locked. */
export default function LockBadge({area}: Props): ReactNode {
  return (
    area?.locked === true && (
      <span className={styles.unseen}>
        <Translate
          id="site.lockBadge.locked"
          description="What those hear of a locked area who do not see its lock">
          (locked)
        </Translate>
      </span>
    )
  );
}
