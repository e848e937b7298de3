import Head from '@docusaurus/core/lib/client/exports/Head';
import type {Props} from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/**
 * The tags that a component adds to the document's head, and attributes of the root element. The
 * served page already has them, so they are registered only after the whole page is hydrated.
 * Otherwise Helmet would apply them whenever React pauses.
 */
export default function HeadAfterHydration(props: Props): ReactNode {
  return useIsBrowser() && <Head {...props} />;
}
