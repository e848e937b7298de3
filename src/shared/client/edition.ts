import {useEffect} from 'react';
import {findEntryScript, isNewEdition} from '../model/edition';
import {createShared} from './createShared';

const replaced = createShared(false);

/** Whether the host has a build newer than the running one. */
export const useIsReplaced = replaced.use;

let prepareEdition: (() => Promise<void>) | undefined;
let looking: Promise<void> | undefined;

/** Finds the script that identifies the running build. */
function findRunning(): string | undefined {
  return findEntryScript(document.head.innerHTML);
}

async function look(): Promise<void> {
  const answer = await fetch(window.location.pathname, {cache: 'no-store'});
  if (isNewEdition(await answer.text(), findRunning())) {
    replaced.set(true);
  }
}

/**
 * Offers readers a newer build that is already on their device.
 *
 * @param prepare activates that build before the page is reloaded.
 */
export function offerEdition(prepare: () => Promise<void>): void {
  prepareEdition = prepare;
  replaced.set(true);
}

/** Reloads the page in the newer build, which the host serves if it cannot be activated. */
export async function openNewEdition(): Promise<void> {
  await prepareEdition?.().catch(() => undefined);
  window.location.reload();
}

/** Asks the host whether it has a newer build; called when a resource of this one fails to load. */
export async function lookForNewEdition(): Promise<void> {
  if (replaced.get()) {
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
