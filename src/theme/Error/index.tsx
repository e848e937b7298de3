import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {Failure} from '../../shared/theme/Contained';

/** The page shown if the layout of pages fails too; it shows no technical error. */
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
