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

/** Fetched pages by address, shared by all pins. */
const pages = new Map<string, Promise<Document>>();

function getPage(address: string): Promise<Document> {
  const page = pages.get(address) ?? fetchPage(address);
  pages.set(address, page);
  // Failed requests are repeated.
  page.catch(() => pages.delete(address));
  return page;
}

/** Reads the card of a pin from the served page, which contains no decrypted content. */
async function readPinned(address: string, target: string): Promise<CardState> {
  try {
    // Positions differ between the open and the served page.
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

/** Reads a card from the open page, including decrypted content, which is never stored. */
function readOpen(address: string, target: string): CardState | undefined {
  const card =
    window.location.pathname === address
      ? readCard(document, target)
      : undefined;
  return card === undefined || card.blocks.length === 0
    ? undefined
    : {state: 'ready', card};
}

/** Follows the open page for targets that the served page lacks. */
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

/** Returns the card of a pin. */
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
