import {useEffect, useEffectEvent, useState} from 'react';
import {useEditionCheck} from './edition';

export type WantedPart<T> = {
  /** Undefined until it is loaded. */
  readonly part: T | undefined;
  readonly hasFailed: boolean;
};

/**
 * Loads a part of a page once it is needed, and retries after a failure when it is needed again.
 *
 * @param onFail called when loading fails.
 */
export function useWantedPart<T>(
  fetchPart: () => Promise<T>,
  isWanted: boolean,
  onFail: () => void,
): WantedPart<T> {
  const [part, setPart] = useState<{readonly value: T}>();
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useEffectEvent(() => {
    setHasFailed(true);
    onFail();
  });
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    let isAwaited = isMissing;
    if (isMissing) {
      fetchPart().then(
        (value) => {
          setPart({value});
          setHasFailed(false);
        },
        () => {
          if (isAwaited) {
            fail();
          }
        },
      );
    }
    return () => {
      isAwaited = false;
    };
  }, [isMissing, fetchPart]);
  return {part: part?.value, hasFailed};
}

/** Loads a part of a page at once, and again when readers ask for it after a failure. */
export function useNeededPart<T>(
  fetchPart: () => Promise<T>,
): WantedPart<T> & {readonly tryAgain: () => void} {
  const [isWanted, setWanted] = useState(true);
  const wanted = useWantedPart(fetchPart, isWanted, () => {
    setWanted(false);
  });
  useEditionCheck(wanted.hasFailed);
  return {
    ...wanted,
    tryAgain() {
      setWanted(true);
    },
  };
}
