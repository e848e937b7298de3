import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {offerEdition} from '../../../src/shared/client/edition';

/** Delay after hydration before the host is asked for a newer version, in milliseconds. */
const DELAY = 10_000;

/** Downloads the changes since the saved version, and offers the new one to readers once it is complete. */
async function offerNewerEdition(): Promise<void> {
  const {changeEdition, fetchNewerEdition} = await import('./keepPacks');
  const {openKeptStore} = await import('./keptStore');
  const base = siteConfig.baseUrl;
  const site = {base, store: openKeptStore(base)};
  if (await fetchNewerEdition(site)) {
    offerEdition(() => changeEdition(site));
  }
}

// Readers without offline copies load no more than these lines.
if (
  ExecutionEnvironment.canUseDOM &&
  // Undefined on insecure origins, despite its type.
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller
) {
  setTimeout(() => {
    // Without a connection or storage space, the saved version stays in use.
    void offerNewerEdition().catch(() => undefined);
  }, DELAY);
}
