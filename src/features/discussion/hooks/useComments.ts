import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useReducer, useRef, type RefObject} from 'react';
import {nextCommentsState, type CommentsState} from '../lib/discussion';
import {limits} from '../../../site/limits';

/** Where comments are mounted, and callbacks for the result. */
export type CommentsPlace = {
  /** An empty element for the provider. */
  readonly element: HTMLElement;
  /** The canonical path of the page, under which its comments are stored. */
  readonly path: string;
  /** The site's settings of the provider. */
  readonly setting: unknown;
  /** Called when the comments are usable. */
  readonly onArrive: () => void;
  /** Called when loading fails. */
  readonly onFail: () => void;
};

/** Mounts a provider's comments; returns a function that unmounts them. */
export type MountComments = (place: CommentsPlace) => () => void;

type Comments = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly state: CommentsState;
  readonly retry: () => void;
};

/** Calls back once when readers come near an element. */
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

/** The comments of the current page, which are loaded when readers come near them. */
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
