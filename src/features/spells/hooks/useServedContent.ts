import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import type {ServedSource} from './servedSource';

type ServedContent<Data> = {
  /** The element that holds the content. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** What the content is made of; nothing where the server has written it already. */
  readonly data: Data | undefined;
};

/**
 * Leaves content as the server wrote it. Its data is fetched when readers leave the
 * page, so that they find it when they come back, and where the content is missing.
 */
export function useServedContent<Data>(
  source: ServedSource<Data>,
): ServedContent<Data> {
  const host = useRef<HTMLDivElement>(null);
  const atFirst = useMemo(() => source.data, [source]);
  const [arrived, setArrived] = useState<Data>();
  useEffect(() => {
    let isHere = true;
    const load = async (): Promise<void> => {
      const data = await source.load?.();
      if (isHere) {
        setArrived(data);
      }
    };
    // What cannot be fetched is asked for again when the page is shown again.
    const giveUp = (): void => undefined;
    if (host.current?.childElementCount === 0) {
      load().catch(giveUp);
    }
    return () => {
      isHere = false;
      load().catch(giveUp);
    };
  }, [source]);
  return {host, data: atFirst ?? arrived};
}
