import Head from '@docusaurus/core/lib/client/exports/Head';
import type {Props} from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/**
 * What a component wants in the document's head and on its root element. The served page has it
 * already, so that it is not registered before the whole page is hydrated: Helmet would apply what
 * is registered whenever React pauses.
 */
export default function HeadAfterHydration(props: Props): ReactNode {
  return useIsBrowser() && <Head {...props} />;
}
