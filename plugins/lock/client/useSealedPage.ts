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
  type PageReading,
  type Prepare,
  type SealedPlace,
} from './readSealed';

type CachedPage<Place, Prepared> = PageReading<Place, Prepared> & {
  readonly key: CryptoKey | undefined;
};

const CHECKING = {state: 'checking'} as const;

/**
 * The state of a sealed page: its content once readers have access, and only while they do. While
 * the content of an edited page is decrypted, it is the former content with the former place.
 *
 * @param place must be the same object on every render, and so must `prepare`.
 */
export function useSealedPage<Place extends SealedPlace, Prepared>(
  place: Place,
  prepare: Prepare<Prepared>,
): PageReading<Place, Prepared> {
  const {scope} = place.sealed;
  const key = useSyncExternalStore(
    subscribe,
    () => getKey(scope),
    () => undefined,
  );
  const [known, setKnown] = useState<CachedPage<Place, Prepared>>();
  const found =
    known?.place === place && known.key === key
      ? known
      : readBefore<Place, Prepared>(place);
  const isKnown = found?.place.sealed === place.sealed;
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
  return found ?? {place, reading: CHECKING};
}
