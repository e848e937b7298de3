import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {useWantedPart} from '../../../shared/client/useWantedPart';
import {notFoundMessages} from '../../../../world/home';
import styles from './styles.module.css';

/** Picks a random message, but only after hydration, because the server must render a fixed one. */
function useMessage(): string {
  const [draw] = useState(Math.random);
  const drawn = Math.floor(draw * notFoundMessages.length);
  return notFoundMessages[useIsBrowser() ? drawn : 0] ?? notFoundMessages[0];
}

/**
 * A button that goes one step back, or home if the history is empty. Its space is reserved before
 * hydration.
 */
function BackButton(): ReactNode {
  const history = useHistory();
  const home = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={clsx('button button--secondary', !isBrowser && styles.awaited)}
      onClick={() => {
        if (window.history.length > 1) {
          history.goBack();
        } else {
          history.push(home);
        }
      }}>
      <Translate id="site.notFound.back" description="Button of the 404 page">
        Go back
      </Translate>
    </button>
  );
}

async function fetchSearch() {
  return (await import('../../../../plugins/search/theme/NotFoundSearch'))
    .default;
}

/** Suggests pages with a similar path. If search fails to load, the links above suffice. */
function Meant(): ReactNode {
  const {pathname} = useLocation();
  const {part: Search} = useWantedPart(fetchSearch, true, () => undefined);
  return (
    <div className={styles.meant}>
      {Search !== undefined && <Search path={pathname} />}
    </div>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  const message = useMessage();
  return (
    <main className={clsx('container', styles.notFound, className)}>
      <PageMetadata
        title={translate({
          id: 'site.notFound.title',
          message: 'Page not found',
          description: 'Heading and title of the 404 page',
        })}
      />
      <p className={styles.code}>404</p>
      <Heading as="h1">
        <Translate id="site.notFound.title">Page not found</Translate>
      </Heading>
      <p>{message}</p>
      <p className={styles.ways}>
        <BackButton />
        <Link className="button button--primary" to="/">
          <Translate id="site.notFound.home" description="Link of the 404 page">
            Take me home
          </Translate>
        </Link>
      </p>
      <Meant />
    </main>
  );
}
