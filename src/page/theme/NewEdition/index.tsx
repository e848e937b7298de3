import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {openNewEdition, useIsReplaced} from '../../../shared/client/edition';
import styles from './styles.module.css';

/** A notice that the host has a newer build, and that parts of this one are gone. */
export default function NewEdition(): ReactNode {
  const isReplaced = useIsReplaced();
  return (
    <div role="status" className={styles.place}>
      {isReplaced && (
        <p className={styles.note}>
          <Translate
            id="site.newEdition.message"
            description="Shown if a new build was uploaded while the page was open">
            This site has been updated.
          </Translate>
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => {
              void openNewEdition();
            }}>
            <Translate
              id="site.newEdition.reload"
              description="Button that opens the newer version of the page">
              Reload
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}
