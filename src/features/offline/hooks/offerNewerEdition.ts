import siteConfig from '@generated/docusaurus.config';
import {offerEdition} from '../../../shared/hooks/edition';
import {changeEdition, fetchNewerEdition} from './device';
import {keptStore} from './keptStore';

/** Fetches what changed since the edition that is kept, and offers it to readers once it is here. */
export async function offerNewerEdition(): Promise<void> {
  const base = siteConfig.baseUrl;
  const store = keptStore(base);
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
    // Without a connection, or without room, the edition that is kept goes on.
  }
}
