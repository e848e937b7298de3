import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useComments, type MountComments} from '../../hooks/useComments';
import styles from './styles.module.css';

type Props = {
  /** Mounts the provider's comments. */
  readonly mount: MountComments;
};

function Failure({retry}: {readonly retry: () => void}): ReactNode {
  return (
    <div className={styles.failure}>
      <p>
        <Translate
          id="site.comments.failed"
          description="In the place of the comments, when they cannot be fetched">
          The comments cannot be reached right now. The page itself is complete.
        </Translate>
      </p>
      <button
        type="button"
        className={clsx('button button--secondary', styles.retry)}
        onClick={retry}>
        <Translate
          id="site.comments.retry"
          description="The button that tries to fetch the comments again">
          Try again
        </Translate>
      </button>
    </div>
  );
}

/** The comments below a page. */
export default function Comments({mount}: Props): ReactNode {
  const {ref, state, retry} = useComments(mount);
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <Heading as="h2" id="comments">
        <Translate
          id="site.comments.title"
          description="The heading of the comments below a page">
          Comments
        </Translate>
      </Heading>
      <noscript>
        <Translate
          id="site.comments.noScript"
          description="In the place of the comments, without script">
          Comments need JavaScript.
        </Translate>
      </noscript>
      <div role="status">
        {state === 'loading' && (
          <p className={styles.loading}>
            <Translate
              id="site.comments.loading"
              description="In the place of the comments, while they are fetched">
              The comments are on their way …
            </Translate>
          </p>
        )}
        {state === 'failed' && <Failure retry={retry} />}
      </div>
      <div ref={ref} />
    </section>
  );
}
