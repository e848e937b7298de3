/** Starts the worker that compares passwords. */
export function startWorker(): Worker {
  return new Worker(new URL('./bcryptWorker.ts', import.meta.url));
}
