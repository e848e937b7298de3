import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import type {Card} from '../lib/card';
import type {Pin} from '../lib/desk';
import {fetchPage, readCard} from './readCard';

/** The state of the card of a pin. */
export type CardState =
  | {readonly state: 'waiting' | 'missing' | 'unreachable'}
  | {readonly state: 'ready'; readonly card: Card};

/** Pages that were read for cards; a page is fetched once for all of its pins. */
const pages = new Map<string, Promise<Document>>();

function getPage(address: string): Promise<Document> {
  const page = pages.get(address) ?? fetchPage(address);
  pages.set(address, page);
  // A failed request is made again next time.
  page.catch(() => pages.delete(address));
  return page;
}

/** Reads the card of a pin from its page as the host serves it: what is decrypted is never read. */
async function readPinned(address: string, target: string): Promise<CardState> {
  try {
    const card = readCard(await getPage(address), target);
    return card === undefined || card.blocks.length === 0
      ? {state: 'missing'}
      : {state: 'ready', card};
  } catch {
    return {state: 'unreachable'};
  }
}

/** What a pin shows. */
export function useCard({
  path,
  target,
}: Pick<Pin, 'path' | 'target'>): CardState {
  const {withBaseUrl} = useBaseUrlUtils();
  const address = withBaseUrl(path);
  const [card, setCard] = useState<CardState>({state: 'waiting'});
  useEffect(() => {
    let isAwaited = true;
    void readPinned(address, target).then((read) => {
      if (isAwaited) {
        setCard(read);
      }
    });
    return () => {
      isAwaited = false;
    };
  }, [address, target]);
  return card;
}
