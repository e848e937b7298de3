import {useEffect, useSyncExternalStore} from 'react';
import {findEntryScript, isNewEdition} from '../lib/edition';

const listeners = new Set<() => void>();

let isReplaced = false;
let prepareEdition: (() => Promise<void>) | undefined;
let looking: Promise<void> | undefined;

/** Finds the script that identifies the running build. */
function findRunning(): string | undefined {
  return findEntryScript(document.head.innerHTML);
}

function announceReplaced(): void {
  isReplaced = true;
  for (const listener of listeners) {
    listener();
  }
}

async function look(): Promise<void> {
  const answer = await fetch(window.location.pathname, {cache: 'no-store'});
  if (isNewEdition(await answer.text(), findRunning())) {
    announceReplaced();
  }
}

/**
 * Offers readers a newer build that is already on their device.
 *
 * @param prepare activates it before the page is reloaded.
 */
export function offerEdition(prepare: () => Promise<void>): void {
  prepareEdition = prepare;
  announceReplaced();
}

/** Reloads the page in the newer build; if that cannot be activated, it comes from the host. */
export async function openNewEdition(): Promise<void> {
  await prepareEdition?.().catch(() => undefined);
  window.location.reload();
}

/** Asks the host whether it has a newer build; called when a resource of this one fails to load. */
export async function lookForNewEdition(): Promise<void> {
  if (isReplaced) {
    return;
  }
  // A failed request decides nothing: the next failure asks again.
  looking ??= look()
    .catch(() => undefined)
    .finally(() => {
      looking = undefined;
    });
  await looking;
}

/** Checks for a newer build when a component that shows a failure mounts. */
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

/** Whether the host has a newer build than the running one. */
export function useIsReplaced(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReplaced,
    () => false,
  );
}
