import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useReducer, useRef, type RefObject} from 'react';
import {nextCommentsState, type CommentsState} from '../lib/discussion';
import {limits} from '../../../site/limits';

/** Where comments are to stand, and whom to tell what became of them. */
export type CommentsPlace = {
  /** Empty, and left to the provider. */
  readonly element: HTMLElement;
  /** The one true path of the page: what its comments are kept under. */
  readonly path: string;
  /** What the site has set about the provider. */
  readonly setting: unknown;
  /** Called when readers can read and write. */
  readonly onArrive: () => void;
  /** Called when they cannot. */
  readonly onFail: () => void;
};

/** Puts the comments of a provider into their place; gives back what takes them away again. */
export type MountComments = (place: CommentsPlace) => () => void;

type Comments = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly state: CommentsState;
  readonly retry: () => void;
};

/** Calls back once, when readers have come near an element. */
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

/** The comments of the page that is shown: nothing of them is fetched before readers come near. */
export function useComments(mount: MountComments): Comments {
  const {permalink} = useDoc().metadata;
  const setting = usePluginData('discussion');
  const ref = useRef<HTMLDivElement>(null);
  const [state, act] = useReducer(nextCommentsState, 'far');
  const isWanted = state === 'loading' || state === 'shown';
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return;
    }
    return whenNear(element, () => {
      act('near');
    });
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isWanted) {
      return;
    }
    return mount({
      element,
      path: permalink,
      setting,
      onArrive: () => {
        act('arrive');
      },
      onFail: () => {
        act('fail');
      },
    });
  }, [isWanted, mount, permalink, setting]);
  const retry = (): void => {
    act('retry');
  };
  return {ref, state, retry};
}
