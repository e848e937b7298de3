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
  type LockedPlace,
  type PageReading,
} from './readSealed';

type KeyedReading = PageReading & {readonly key: CryptoKey | undefined};

const CHECKING = {state: 'checking'} as const;

/**
 * The state of a sealed page: its content once readers have access, and only while they do. While
 * an edited page is decrypted, its former content and place remain.
 *
 * @param place must be the same object on every render.
 */
export function useSealedPage(place: LockedPlace): PageReading {
  const {sealed} = place.content;
  const key = useSyncExternalStore(
    subscribe,
    () => getKey(sealed.scope),
    () => undefined,
  );
  const [known, setKnown] = useState<KeyedReading>();
  const found =
    known?.place === place && known.key === key ? known : readBefore(place);
  const isKnown = found?.place.content.sealed === sealed;
  useEffect(() => {
    let wanted = !isKnown;
    if (wanted) {
      void readSealed(place).then((reading) => {
        // If reading the page unlocked it, the effect runs again with its key.
        if (wanted && reading !== undefined) {
          // Renders long content as a transition, to keep the window responsive.
          startTransition(() => {
            setKnown({place, key: getKey(sealed.scope), reading});
          });
        }
      });
    }
    return () => {
      wanted = false;
    };
  }, [isKnown, place, sealed, key]);
  return found ?? {place, reading: CHECKING};
}
