import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {useProgress} from '../../played-up-to/hooks/progressStore';
import type {Progress} from '../../played-up-to/lib/progress';
import type {Pin} from '../lib/desk';
import {fetchPage, readCard, type ReadCard} from './readCard';

/** The card of a pin, or why there is none yet. */
export type CardState =
  NonNullable<ReadCard> | 'waiting' | 'missing' | 'unreachable';

/** Fetched pages by address, shared by all pins. */
const pages = new Map<string, Promise<Document>>();

function getPage(address: string): Promise<Document> {
  const page = pages.get(address) ?? fetchPage(address);
  pages.set(address, page);
  // Failed requests are repeated.
  page.catch(() => pages.delete(address));
  return page;
}

const NOTHING: Progress = {};

/**
 * Returns the card of a pin, as the host serves its page.
 *
 * @param isUnveiled whether readers want to see what comes later.
 */
export function useCard(
  {path, target}: Pick<Pin, 'path' | 'target'>,
  isUnveiled: boolean,
): CardState {
  const played = useProgress();
  const progress = isUnveiled ? NOTHING : played;
  const {withBaseUrl} = useBaseUrlUtils();
  const address = withBaseUrl(path);
  const [card, setCard] = useState<CardState>('waiting');
  useEffect(() => {
    let isAwaited = true;
    const settle = (state: CardState): void => {
      if (isAwaited) {
        setCard(state);
      }
    };
    getPage(address).then(
      (page) => {
        settle(readCard(page, target, progress) ?? 'missing');
      },
      () => {
        settle('unreachable');
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [address, target, progress]);
  return card;
}
