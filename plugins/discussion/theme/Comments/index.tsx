import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The place where a provider shows the comments of a page. */
export type CommentsPlace = {
  /** An empty element. */
  readonly element: HTMLElement;
  /** The canonical path of the page, under which its comments are stored. */
  readonly path: string;
  /** The site's settings of the provider. */
  readonly setting: unknown;
  /** Aborts when the comments must be removed. */
  readonly signal: AbortSignal;
};

/** Shows the comments of a page; rejects if they cannot be reached. */
type Props = {readonly show: (place: CommentsPlace) => Promise<void>};

/** Distance from the viewport at which the comments are fetched. */
const NEAR = '600px 0px';

/** Maximum time for the provider to answer, in milliseconds. */
const PATIENCE = 15_000;

/** Fetches the comments once readers come near. After that, it fetches them only on request. */
function useComments({show}: Props) {
  const {permalink: path} = useDoc().metadata;
  const setting = usePluginData('discussion');
  const ref = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || hasFailed) {
      return undefined;
    }
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (): void => {
      if (!end.signal.aborted) {
        setHasFailed(true);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          timer = setTimeout(fail, PATIENCE);
          show({element, path, setting, signal: end.signal}).then(() => {
            clearTimeout(timer);
          }, fail);
        }
      },
      {rootMargin: NEAR},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      end.abort();
    };
  }, [path, setting, show, hasFailed]);
  return {
    ref,
    hasFailed,
    tryAgain: () => {
      setHasFailed(false);
    },
  };
}

/** The comments below a page. */
export default function Comments(props: Props): ReactNode {
  const {ref, hasFailed, tryAgain} = useComments(props);
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
        {hasFailed && (
          <Translate
            id="site.comments.failed"
            description="Shown in place of the comments if they did not load">
            The comments did not load. The page itself is complete.
          </Translate>
        )}
      </div>
      {hasFailed && (
        <button
          type="button"
          className="button button--secondary"
          onClick={tryAgain}>
          <Translate
            id="site.comments.retry"
            description="The button that tries to fetch the comments again">
            Try again
          </Translate>
        </button>
      )}
      <div ref={ref} />
    </section>
  );
}
