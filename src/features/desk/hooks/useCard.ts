import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import type {Pin} from '../lib/desk';
import {readTarget} from '../lib/target';
import {useProgress} from '../../played-up-to/hooks/progressStore';
import type {Progress} from '../../played-up-to/lib/progress';
import {fetchPage, type Card} from './readCard';
import {readVeiledCard} from './readVeiledCard';

/** The state of the card of a pin. */
export type CardState =
  | {readonly state: 'waiting' | 'missing' | 'unreachable'}
  /** Comes after the session that a group has reached. */
  | {readonly state: 'later'; readonly reached: number}
  | {
      readonly state: 'ready';
      readonly card: Card;
      /** What its page calls it now; undefined if that is not known. */
      readonly title: string | undefined;
    };

/** Fetched pages by address, shared by all pins. */
const pages = new Map<string, Promise<Document>>();

function getPage(address: string): Promise<Document> {
  const page = pages.get(address) ?? fetchPage(address);
  pages.set(address, page);
  // Failed requests are repeated.
  page.catch(() => pages.delete(address));
  return page;
}

/** The target of a pin, where its page is, and what readers have played. */
type Wanted = {
  readonly address: string;
  readonly target: string;
  readonly progress: Progress;
};

/** Reads the state of a card from a page. */
function readState(page: Document, {target, progress}: Wanted): CardState {
  const read = readVeiledCard(page, target, progress);
  if (read !== undefined && 'reached' in read) {
    return {state: 'later', ...read};
  }
  return read === undefined ? {state: 'missing'} : {state: 'ready', ...read};
}

/** Reads the card of a pin from the served page, which contains no decrypted content. */
async function readPinned(wanted: Wanted): Promise<CardState> {
  try {
    // Positions differ between the open and the served page.
    return readTarget(wanted.target).kind === 'place'
      ? {state: 'missing'}
      : readState(await getPage(wanted.address), wanted);
  } catch {
    return {state: 'unreachable'};
  }
}

/** Reads a card from the open page, including decrypted content, which is never stored. */
function readOpen(wanted: Wanted): CardState | undefined {
  const read =
    window.location.pathname === wanted.address
      ? readState(document, wanted)
      : undefined;
  return read?.state === 'missing' ? undefined : read;
}

/** Follows the open page for targets that the served page lacks. */
function useOpenCard(
  {address, target, progress}: Wanted,
  isWanted: boolean,
): CardState | undefined {
  const [card, setCard] = useState<CardState>();
  useEffect(() => {
    let frame = 0;
    const read = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setCard(isWanted ? readOpen({address, target, progress}) : undefined);
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
  }, [address, target, progress, isWanted]);
  return card;
}

const NOTHING: Progress = {};

/**
 * Returns the card of a pin.
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
  const [card, setCard] = useState<CardState>({state: 'waiting'});
  useEffect(() => {
    let isAwaited = true;
    void readPinned({address, target, progress}).then((read) => {
      if (isAwaited) {
        setCard(read);
      }
    });
    return () => {
      isAwaited = false;
    };
  }, [address, target, progress]);
  const wanted = {address, target, progress};
  return useOpenCard(wanted, card.state === 'missing') ?? card;
}
