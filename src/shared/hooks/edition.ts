import {useEffect, useSyncExternalStore} from 'react';
import {findEntryScript, isNewEdition} from '../lib/edition';

const listeners = new Set<() => void>();

let isReplaced = false;
let prepareEdition: (() => Promise<void>) | undefined;
let looking: Promise<void> | undefined;

/** The script that marks the build of the application that runs. */
function findRunning(): string | undefined {
  return findEntryScript(document.head.innerHTML);
}

function tellReplaced(): void {
  isReplaced = true;
  for (const listener of listeners) {
    listener();
  }
}

async function look(): Promise<void> {
  const answer = await fetch(window.location.pathname, {cache: 'no-store'});
  if (isNewEdition(await answer.text(), findRunning())) {
    tellReplaced();
  }
}

/**
 * Offers readers an edition that is kept on their device.
 *
 * @param prepare puts it in the place of the one that runs, before the page is loaded anew.
 */
export function offerEdition(prepare: () => Promise<void>): void {
  prepareEdition = prepare;
  tellReplaced();
}

/** Opens the page in the newer edition; one that cannot be prepared is asked of the host. */
export async function openNewEdition(): Promise<void> {
  await prepareEdition?.().catch(() => undefined);
  window.location.reload();
}

/** Asks the host whether it has another build by now; called where something of this build cannot be had. */
export async function lookForNewEdition(): Promise<void> {
  if (isReplaced) {
    return;
  }
  // Without an answer nothing is known: the next failure asks again.
  looking ??= look()
    .catch(() => undefined)
    .finally(() => {
      looking = undefined;
    });
  await looking;
}

/** Asks for a new edition when what calls it is shown, as where something failed. */
export function useEditionCheck(hasFailed = true): void {
  useEffect(() => {
    if (hasFailed) {
      void lookForNewEdition();
    }
  }, [hasFailed]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the host has a newer build than the one that runs. */
export function useIsReplaced(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReplaced,
    () => false,
  );
}
