/** How to work: how many items at once, and a signal that stops all. */
type Work<Item> = {
  readonly parallel: number;
  readonly signal: AbortSignal;
  /** @param signal is also aborted when another item fails. */
  readonly run: (item: Item, signal: AbortSignal) => Promise<void>;
};

/**
 * Works through items, several in parallel; the first failure stops all.
 *
 * @throws whatever the first item that failed threw.
 */
export async function workThrough<Item>(
  items: readonly Item[],
  {parallel, signal, run}: Work<Item>,
): Promise<void> {
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
  };
  signal.addEventListener('abort', end, {signal: ending.signal});
  const queue = [...items];
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await run(item, ending.signal);
    }
  };
  const workUnlessFailed = (): Promise<void> =>
    work().catch((error: unknown) => {
      failures.push(error);
      queue.length = 0;
      end();
    });
  signal.throwIfAborted();
  // Waits for all, so that nothing is stored or reported after a failure.
  await Promise.all(Array.from({length: parallel}, workUnlessFailed));
  end();
  if (failures.length > 0) {
    throw failures[0];
  }
}
