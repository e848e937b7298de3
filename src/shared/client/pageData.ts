/** Data that pages need when they are shown, and that is still loading. */
const pending = new Set<Promise<unknown>>();

/** Makes the next page wait until data is loaded or has failed. */
export function delayPageUntil(data: Promise<unknown>): void {
  pending.add(data);
  const settle = (): void => {
    pending.delete(data);
  };
  data.then(settle, settle);
}

/**
 * Waits for all data that pages have requested.
 *
 * @throws the error of the first request that fails.
 */
export function waitForPageData(): Promise<unknown> {
  return Promise.all(pending);
}
