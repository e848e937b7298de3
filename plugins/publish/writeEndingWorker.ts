import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** A service worker that unregisters itself, and deletes the data that an earlier build saved. */
const WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const name = 'kept:' + new URL(self.registration.scope).pathname;
  event.waitUntil(
    self.registration.unregister().then(() => {
      indexedDB.deleteDatabase(name);
      return caches.delete(name);
    }),
  );
});
`;

/**
 * Ends offline copies in a build that offers none. Browsers with a service worker of an earlier
 * build would otherwise show that build forever.
 */
export async function writeEndingWorker(folder: string): Promise<void> {
  const file = join(folder, 'sw.js');
  if (!existsSync(file)) {
    await writeFile(file, WORKER);
  }
}
