import {
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {getKey, subscribe} from './keyRing';
import {
  readBefore,
  readSealed,
  type Prepare,
  type ReadResult,
  type SealedPlace,
} from './readSealed';

type CachedPage<Prepared> = {
  readonly place: SealedPlace;
  readonly key: CryptoKey | undefined;
  readonly reading: ReadResult<Prepared>;
};

const CHECKING = {state: 'checking'} as const;

/**
 * The state of a sealed page: its content once readers have access, and only while they do.
 *
 * @param place must be the same object on every render, and so must `prepare`.
 */
export function useSealedPage<Prepared>(
  place: SealedPlace,
  prepare: Prepare<Prepared>,
): ReadResult<Prepared> {
  const {scope} = place.sealed;
  const key = useSyncExternalStore(
    subscribe,
    () => getKey(scope),
    () => undefined,
  );
  const [known, setKnown] = useState<CachedPage<Prepared>>();
  const current =
    known?.place === place && known.key === key
      ? known.reading
      : readBefore<Prepared>(place);
  const isKnown = current !== undefined;
  useEffect(() => {
    let wanted = !isKnown;
    if (wanted) {
      void readSealed(place, prepare).then((reading) => {
        // If reading the page unlocked it, the effect runs again with its key.
        if (wanted && reading !== undefined) {
          // Renders long content as a transition, to keep the window responsive.
          startTransition(() => {
            setKnown({place, key: getKey(scope), reading});
          });
        }
      });
    }
    return () => {
      wanted = false;
    };
  }, [isKnown, place, prepare, scope, key]);
  return current ?? CHECKING;
}
