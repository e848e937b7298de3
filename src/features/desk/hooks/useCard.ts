import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import type {Card} from '../lib/card';
import type {Pin} from '../lib/desk';
import {readTarget} from '../lib/target';
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
    // What is known by its place alone is not the same on the page as it is served.
    const card =
      readTarget(target).kind === 'place'
        ? undefined
        : readCard(await getPage(address), target);
    return card === undefined || card.blocks.length === 0
      ? {state: 'missing'}
      : {state: 'ready', card};
  } catch {
    return {state: 'unreachable'};
  }
}

/** Reads what the page that is open shows now, decrypted or made by script; it is held only as long as it is shown. */
function readOpen(address: string, target: string): CardState | undefined {
  const card =
    window.location.pathname === address
      ? readCard(document, target)
      : undefined;
  return card === undefined || card.blocks.length === 0
    ? undefined
    : {state: 'ready', card};
}

/** Follows what the page that is open shows of a pin, where the host serves nothing of it. */
function useOpenCard(
  address: string,
  target: string,
  isWanted: boolean,
): CardState | undefined {
  const [card, setCard] = useState<CardState>();
  useEffect(() => {
    let frame = 0;
    const read = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setCard(isWanted ? readOpen(address, target) : undefined);
      });
    };
    const changes = new MutationObserver(read);
    const page = document.querySelector('#__docusaurus');
    if (isWanted && page !== null) {
      changes.observe(page, {childList: true, subtree: true});
    }
    read();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
    };
  }, [address, target, isWanted]);
  return card;
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
  return useOpenCard(address, target, card.state === 'missing') ?? card;
}
