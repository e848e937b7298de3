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
    message: 'Export',
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
              Every public page, in formats for your own tools. Spoilers and
              locked pages are not included.
            </Translate>
          </p>
          <TakenFiles />
          <p>
            <Translate
              id="site.take.twins"
              description="Says where the Markdown of a single page is">
              Each page also has a Markdown copy: change “.html” to “.md” in its
              address, or add “index.md” after a final slash.
            </Translate>
          </p>
        </>
      ) : (
        <p>
          <Translate
            id="site.take.none"
            description="Shown if a build makes no copies for other tools">
            Nothing to export here: only a build of the site contains these
            files.
          </Translate>
        </p>
      )}
    </ToolPage>
  );
}
