import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {fileSize} from '../../../assets/model/fileSize';
import {FORGET_PAGE} from '../../../saved-data/model/forgetPage';
import KeepPacks from '../KeepPacks';
import ToolPage from '../../../navigation/theme/ToolPage';

/** Explains that the requested address is not on this device; the service worker redirects here. */
function Missing(): ReactNode {
  const {location} = useHistory();
  const query = new URLSearchParams(location.search);
  const path = query.get('missing');
  const bytes = Number(query.get('bytes'));
  return (
    path !== null && (
      <p role="status">
        <Translate
          id="site.offline.missing"
          description="Said of a file that was opened without a connection and is not kept"
          values={{
            file: (
              <>
                <strong>{path.split('/').at(-1)}</strong>
                {bytes > 0 && ` (${fileSize(bytes)})`}
              </>
            ),
          }}>
          {
            'There is no connection, and {file} is not kept on this device. The packs below say what is; go back to read on.'
          }
        </Translate>
      </p>
    )
  );
}

/** The page that manages offline copies; `?missing=` and `&bytes=` tell of a file that is not on the device. */
export default function KeepPage(): ReactNode {
  const title = translate({
    id: 'site.offline.title',
    message: 'Keep for the table',
    description: 'Title of the page of what readers keep on their device',
  });
  return (
    <ToolPage title={title}>
      <p>
        <Translate
          id="site.offline.intro"
          description="First paragraph of the page of what readers keep on their device">
          Choose what this device should keep, and the site opens without a
          connection: pages, search, dice and all. It stays in this browser
          until you remove it. Newer editions arrive by themselves when you are
          online: only what changed is fetched.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate
            id="site.offline.noScript"
            description="Said where script is switched off">
            Keeping the site needs JavaScript. Without it, a browser can still
            save single pages.
          </Translate>
        </p>
      </noscript>
      {useIsBrowser() && (
        <>
          <Missing />
          <KeepPacks />
          <p>
            <Translate
              id="site.offline.forget"
              description="Leads to what the browser keeps, and to its removal">
              Besides these packs, this browser may keep what you made and how
              you set the site.
            </Translate>{' '}
            <Link to={FORGET_PAGE}>
              <Translate
                id="site.forget.title"
                description="Title of the page of all that the browser keeps">
                Forget everything
              </Translate>
            </Link>
          </p>
        </>
      )}
    </ToolPage>
  );
}
