import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {hostAnswers, useUnreachable} from '../../client/unreachable';
import {useWhenOnline} from '../../../shared/client/useWhenOnline';
import styles from '../NewEdition/styles.module.css';

/** Opens the requested page as soon as its host answers. */
async function tryAgain(): Promise<void> {
  if (await hostAnswers()) {
    window.location.reload();
  }
}

function Message(): ReactNode {
  useWhenOnline(() => {
    void tryAgain();
  });
  return (
    <div className={styles.note}>
      <Translate
        id="site.unreachable.message"
        description="Shown if a requested page is not on the device and there is no connection">
        You’re offline, and that page is not saved on this device. You can stay
        on this one.
      </Translate>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          void tryAgain();
        }}>
        <Translate
          id="site.unreachable.again"
          description="Button that asks once more for a page that could not be reached">
          Try again
        </Translate>
      </button>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => {
          window.history.back();
        }}>
        <Translate
          id="site.unreachable.back"
          description="Button that returns from a page that cannot be reached">
          Stay here
        </Translate>
      </button>
    </div>
  );
}

/** A notice over the current page that the requested one is unreachable. */
export default function Unreachable(): ReactNode {
  return useUnreachable() ? (
    <div role="alert" className={styles.place}>
      <Message />
    </div>
  ) : null;
}
