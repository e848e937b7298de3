import {useEffect, useEffectEvent, useState} from 'react';

/** A part of a page that is fetched when readers ask for it. */
export type WantedPart<T> = {
  /** What it is; nothing until it is here. */
  readonly part: T | undefined;
  /** Whether it was asked for and could not be fetched. */
  readonly hasFailed: boolean;
};

/**
 * Fetches a part of a page as soon as it is wanted, and once more each time that it is
 * wanted again after it could not be had.
 *
 * @param onFail told when it cannot be had.
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
