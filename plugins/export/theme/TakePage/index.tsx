import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {takenFiles} from '../../model/takenFiles';
import ToolPage from '../../../navigation/theme/ToolPage';

type Props = {
  /** Whether this build makes the files; the development server does not. */
  readonly areFilesMade: boolean;
};

/** The files that the build makes for other tools. */
function TakenFiles(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <dl>
      {Object.values(takenFiles).map(({path, title, note}) => (
        <div key={path}>
          <dt>
            <Link to={`pathname://${withBaseUrl(path)}`}>{title}</Link>
          </dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The page with copies of the public site for other tools. */
export default function TakeAwayPage({areFilesMade}: Props): ReactNode {
  const title = translate({
    id: 'site.take.title',
    message: 'Take it with you',
    description: 'Title of the page with copies for other tools',
  });
  return (
    <ToolPage title={title}>
      {areFilesMade ? (
        <>
          <p>
            <Translate
              id="site.take.intro"
              description="First paragraph of the page with copies for other tools">
              All public pages of this site, for the tools that you prepare and
              play with. Spoilers and locked pages stay here.
            </Translate>
          </p>
          <TakenFiles />
          <p>
            <Translate
              id="site.take.twins"
              description="Says where the Markdown of a single page is">
              A single page is Markdown too: write “.md” for “.html” at the end
              of its address, or add “index.md” after a slash.
            </Translate>
          </p>
        </>
      ) : (
        <p>
          <Translate
            id="site.take.none"
            description="Said where a build makes no copies for other tools">
            There is nothing to take away here: a build makes these files, from
            public pages.
          </Translate>
        </p>
      )}
    </ToolPage>
  );
}
