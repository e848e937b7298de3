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
          description="Shown for a file that is not saved, opened without a connection"
          values={{
            file: (
              <>
                <strong>{path.split('/').at(-1)}</strong>
                {bytes > 0 && ` (${fileSize(bytes)})`}
              </>
            ),
          }}>
          {
            'You’re offline, and {file} is not saved on this device. The packs below show what is. Go back to keep reading.'
          }
        </Translate>
      </p>
    )
  );
}

/** The page that manages offline copies; `?missing=` and `&bytes=` name a file that is not on the device. */
export default function KeepPage(): ReactNode {
  const title = translate({
    id: 'site.offline.title',
    message: 'Use offline',
    description: 'Title of the page of offline packs',
  });
  return (
    <ToolPage title={title}>
      <p>
        <Translate
          id="site.offline.intro"
          description="First paragraph of the page of offline packs">
          Choose what to save on this device. The site will then work offline,
          with search, dice, and every tool. It stays in this browser until you
          delete it, and updates itself when you’re online.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate
            id="site.offline.noScript"
            description="Shown without scripts">
            Saving the site needs JavaScript. Without it, a browser can still
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
              description="Link to the page that deletes saved data">
              Besides these packs, this browser may have saved your work and
              settings.
            </Translate>{' '}
            <Link to={FORGET_PAGE}>
              <Translate
                id="site.forget.title"
                description="Title of the page of saved data">
                Delete saved data
              </Translate>
            </Link>
          </p>
        </>
      )}
    </ToolPage>
  );
}
