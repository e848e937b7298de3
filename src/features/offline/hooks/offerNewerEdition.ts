import siteConfig from '@generated/docusaurus.config';
import {offerEdition} from '../../../shared/hooks/edition';
import {changeEdition, fetchNewerEdition} from './device';
import {openKeptStore} from './keptStore';

/** Fetches the changes since the kept edition, and offers the new one to readers once it is complete. */
export async function offerNewerEdition(): Promise<void> {
  const base = siteConfig.baseUrl;
  const store = openKeptStore(base);
  try {
    const isHere = await fetchNewerEdition({
      base,
      store,
      signal: new AbortController().signal,
      report: () => undefined,
    });
    if (isHere) {
      offerEdition(() => changeEdition({base, store}));
    }
  } catch {
    // Without a connection or storage space, the kept edition stays in use.
  }
}
