import type {Props} from '@docusaurus/Head';
import Head from '@docusaurus/core/lib/client/exports/Head';
import {useLayoutEffect, useState, type ReactNode} from 'react';

/**
 * What a component wants in the document's head and on its root element. It applies from the commit
 * on: Helmet would apply it as soon as it is rendered, also if React pauses before the others.
 */
export default function HeadOnCommit(props: Props): ReactNode {
  const [isCommitted, setCommitted] = useState(false);
  useLayoutEffect(() => {
    setCommitted(true);
  }, []);
  return isCommitted && <Head {...props} />;
}
