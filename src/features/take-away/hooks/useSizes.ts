import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {readSizes, SIZES_FILE, type TakenSizes} from '../lib/takenFiles';

/** Fetches the sizes of the files for other tools; empty until they arrive, or if they cannot. */
export function useSizes(): TakenSizes {
  const address = useBaseUrl(SIZES_FILE);
  const [sizes, setSizes] = useState<TakenSizes>({});
  useEffect(() => {
    const stop = new AbortController();
    fetch(address, {signal: stop.signal})
      .then((response) => (response.ok ? response.json() : {}))
      .then((value: unknown) => {
        setSizes(readSizes(value));
      })
      .catch(() => {
        // Downloads work without sizes.
      });
    return () => {
      stop.abort();
    };
  }, [address]);
  return sizes;
}
