import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import type {Pin} from '../model/desk';
import {readCard, type Card} from './readCard';

/** The card of a pin, or why there is none yet. */
export type CardState = Card | 'waiting' | 'missing' | 'unreachable';

/** Fetched pages by address, shared by all pins. */
const pages = new Map<string, Promise<Document>>();

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Returns a page as the host serves it, without decrypted content. */
export function getPage(address: string): Promise<Document> {
  const page = pages.get(address) ?? fetchPage(address);
  pages.set(address, page);
  // Failed requests are repeated.
  page.catch(() => pages.delete(address));
  return page;
}

/** Returns the card of a pin, read from its page as the host serves it. */
export function useCard({path, target}: Pin): CardState {
  const {withBaseUrl} = useBaseUrlUtils();
  const address = withBaseUrl(path);
  const [card, setCard] = useState<CardState>('waiting');
  useEffect(() => {
    getPage(address).then(
      (page) => {
        setCard(readCard(page, target) ?? 'missing');
      },
      () => {
        setCard('unreachable');
      },
    );
  }, [address, target]);
  return card;
}
