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
  type Reading,
  type SealedPlace,
} from './readSealed';

type Known<Prepared> = {
  readonly place: SealedPlace;
  readonly key: CryptoKey | undefined;
  readonly reading: Reading<Prepared>;
};

const CHECKING = {state: 'checking'} as const;

/**
 * What readers see of a sealed page: its content as soon as they are let in or remembered,
 * and not a moment longer than it is open.
 *
 * @param place must stay the same from call to call, and so must `prepare`.
 */
export function useSealedPage<Prepared>(
  place: SealedPlace,
  prepare: Prepare<Prepared>,
): Reading<Prepared> {
  const {scope} = place.sealed;
  const key = useSyncExternalStore(
    subscribe,
    () => getKey(scope),
    () => undefined,
  );
  const [known, setKnown] = useState<Known<Prepared>>();
  const current =
    known?.place === place && known.key === key
      ? known.reading
      : readBefore<Prepared>(place);
  const isKnown = current !== undefined;
  useEffect(() => {
    let wanted = !isKnown;
    if (wanted) {
      void readSealed(place, prepare).then((reading) => {
        // Where the page was opened on the way, the effect runs once more for its key.
        if (wanted && reading !== undefined) {
          // Long content is drawn bit by bit, so that the window answers meanwhile.
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
