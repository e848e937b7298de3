import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {use, useMemo, type ComponentType, type ReactNode} from 'react';
import {useSealedPage} from '../../client/useSealedPage';
import type {PageHeading} from '../../tree/tree';
import type {SealedPayload} from '../../client/payload';
import type {LockedContent} from '../../client/readSealed';
import {canonicalPath} from '../../format/paths';
import Closed from './Closed';
import {LockContext} from './LockContext';
import Open from './Open';

/** A page component with the metadata that the theme expects. */
type Described = ComponentType & {
  readonly metadata: LockedContent['metadata'];
  readonly frontMatter: object;
  readonly assets: object;
  readonly toc: readonly PageHeading[];
  readonly contentTitle: string | undefined;
};

/** The content of a locked page, and the component that renders it. */
export type Props = {
  readonly content: LockedContent;
  /** The component that renders pages. */
  readonly as: ComponentType<{readonly content: Described}>;
};

/** The body of a locked page: the prompt, or the decrypted content. */
function Body(): ReactNode {
  const lock = use(LockContext);
  if (lock === null) {
    return null;
  }
  const {place, reading} = lock;
  return reading.state === 'open' ? (
    <Open place={place} {...reading} />
  ) : (
    <Closed {...lock} />
  );
}

/**
 * Returns the page with its metadata for the theme: all of it once the page is open, except the
 * parts for the document head, which outlives the page.
 */
function described(
  {metadata, frontMatter}: LockedContent,
  payload: SealedPayload | undefined,
): Described {
  const {contentTitle, toc = []} = payload ?? {};
  const layout = payload?.frontMatter ?? {hide_table_of_contents: true};
  // One component per page; its content comes through the context, so it stays mounted during
  // attempts.
  return Object.assign(() => <Body />, {
    metadata: {...metadata, ...payload?.metadata},
    frontMatter: {...frontMatter, ...layout},
    assets: {},
    toc,
    contentTitle,
  });
}

/** A page behind the password prompt. */
export default function LockedPage({content, as: Page}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  const wanted = useMemo(() => {
    const address = canonicalPath(pathname.slice(baseUrl.length - 1));
    return {content, address, baseUrl};
  }, [content, pathname, baseUrl]);
  const {place, reading} = useSealedPage(wanted);
  const payload = reading.state === 'open' ? reading.payload : undefined;
  const shown = useMemo(
    () => described(place.content, payload),
    [place.content, payload],
  );
  const lock = useMemo(() => ({place, reading}), [place, reading]);
  return (
    <LockContext value={lock}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Page content={shown} />
    </LockContext>
  );
}
