import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** A note that the page was written for this site. */
export default function Original(): ReactNode {
  return (
    <Translate
      id="site.pageInfo.original"
      description="Under the title of a page that was written for this site">
      Original
    </Translate>
  );
}
