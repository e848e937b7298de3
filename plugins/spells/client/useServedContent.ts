import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {afterPaint} from '../../../src/shared/client/afterPaint';
import type {ServedSource} from './servedSource';

type ServedContent<Data> = {
  /** The element around the content. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** The data to render from; undefined if the server has rendered the content. */
  readonly data: Data | undefined;
};

/**
 * Keeps server-rendered content. Its data is loaded if the content is missing. After readers leave
 * the page, it is loaded too, so that it is ready when they come back.
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
    // A failed request is repeated when the page is shown again.
    const giveUp = (): void => undefined;
    if (host.current?.childElementCount === 0) {
      load().catch(giveUp);
    }
    return () => {
      isHere = false;
      afterPaint().then(load).catch(giveUp);
    };
  }, [source]);
  return {host, data: atFirst ?? arrived};
}
