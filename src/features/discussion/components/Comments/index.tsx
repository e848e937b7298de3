import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {limits} from '../../../../site/limits';
import styles from './styles.module.css';

/** Where a provider shows the comments of a page. */
export type CommentsPlace = {
  /** An empty element. */
  readonly element: HTMLElement;
  /** The canonical path of the page, under which its comments are stored. */
  readonly path: string;
  /** The site's settings of the provider. */
  readonly setting: unknown;
  /** Aborted once the comments must be removed. */
  readonly signal: AbortSignal;
};

/** Shows the comments of a page; rejects if they cannot be reached. */
export type ShowComments = (place: CommentsPlace) => Promise<void>;

/** Calls back once when readers come near an element; returns a function that stops it. */
function whenNear(element: HTMLElement, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        onNear();
      }
    },
    {rootMargin: `${limits.commentsNear}px 0px`},
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}

type State = 'far' | 'wanted' | 'failed';

/** Fetches the comments once readers come near, and again only when they ask. */
function useComments(
  show: ShowComments,
): readonly [RefObject<HTMLDivElement | null>, State, () => void] {
  const {permalink: path} = useDoc().metadata;
  const setting = usePluginData('discussion');
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('far');
  useEffect(() => {
    const element = ref.current;
    if (element === null || state === 'failed') {
      return;
    }
    if (state === 'far') {
      return whenNear(element, () => {
        setState('wanted');
      });
    }
    const end = new AbortController();
    const fail = (): void => {
      if (!end.signal.aborted) {
        setState('failed');
      }
    };
    const timer = setTimeout(fail, limits.discussionAnswer);
    void show({element, path, setting, signal: end.signal}).then(() => {
      clearTimeout(timer);
    }, fail);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [path, setting, show, state]);
  return [
    ref,
    state,
    () => {
      setState('wanted');
    },
  ];
}

/** The button that fetches the comments again. */
function TryAgain({tryAgain}: {readonly tryAgain: () => void}): ReactNode {
  return (
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
  );
}

/** The comments below a page. */
export default function Comments({
  show,
}: {
  readonly show: ShowComments;
}): ReactNode {
  const [ref, state, tryAgain] = useComments(show);
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
        {state === 'failed' && (
          <Translate
            id="site.comments.failed"
            description="In the place of the comments, when they cannot be fetched">
            The comments cannot be reached right now. The page itself is
            complete.
          </Translate>
        )}
      </div>
      {state === 'failed' && <TryAgain tryAgain={tryAgain} />}
      <div ref={ref} />
    </section>
  );
}
