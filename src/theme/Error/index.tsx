import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {Failure} from '../../shared/theme/Contained';

/** What readers see where even the frame of the pages failed: no words of the program. */
export default function ErrorOfSite({tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <Heading as="h1">
        <Translate
          id="site.contentError.title"
          description="Title of a page that failed as a whole">
          Something went wrong
        </Translate>
      </Heading>
      <Failure tryAgain={tryAgain} />
    </main>
  );
}
