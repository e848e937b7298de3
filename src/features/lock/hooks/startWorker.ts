/** Starts a script beside the page that compares passwords. */
export function startWorker(): Worker {
  return new Worker(new URL('./bcryptWorker.ts', import.meta.url));
}
