import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {use, useMemo, type ComponentType, type ReactNode} from 'react';
import {useSealedPage} from '../../hooks/useSealedPage';
import type {PageHeading} from '@engine/page-tree/treeNode';
import type {SealedPayload} from '../../lib/payload';
import type {SealedPage} from '@engine/docs-lock/method/types';
import Closed from './Closed';
import {LockContext, prepare} from './LockContext';
import Open from './Open';

/** Replaces the content of a locked page. */
export type LockedContent = {
  readonly sealed: SealedPage;
  /** What everybody may know of it: where it is. */
  readonly metadata: {readonly permalink: string};
  readonly frontMatter: object;
};

/** A page as what shows pages is told of it. */
type Described = ComponentType & {
  readonly metadata: LockedContent['metadata'];
  readonly frontMatter: object;
  readonly assets: object;
  readonly toc: readonly PageHeading[];
  readonly contentTitle: string | undefined;
};

export type Props = {
  readonly content: LockedContent;
  /** What shows pages. */
  readonly as: ComponentType<{readonly content: Described}>;
};

/** The body of a locked page: the prompt, or what is behind it. */
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
 * What the theme is told of a page: of one that is open all that it is told of others, but
 * nothing that it would write into the head of the document, which outlives the page.
 */
function described(
  {metadata, frontMatter}: LockedContent,
  payload: SealedPayload | undefined,
): Described {
  const {pageInfo, cover, contentTitle, toc = []} = payload ?? {};
  const layout = payload?.frontMatter ?? {hide_table_of_contents: true};
  // A component of its own: what it shows comes by the context, so it stays while the lock is tried.
  return Object.assign(() => <Body />, {
    metadata: {
      ...metadata,
      ...(pageInfo && {pageInfo}),
      ...(cover && {cover}),
    },
    frontMatter: {...frontMatter, ...layout},
    assets: {},
    toc,
    contentTitle,
  });
}

/** A page that readers see once they are let in. */
export default function LockedPage({content, as: Page}: Props): ReactNode {
  const {sealed, metadata} = content;
  const {permalink} = metadata;
  const baseUrl = useBaseUrl('/');
  const place = useMemo(
    () => ({sealed, permalink, baseUrl}),
    [sealed, permalink, baseUrl],
  );
  const reading = useSealedPage(place, prepare);
  const payload = reading.state === 'open' ? reading.payload : undefined;
  const shown = useMemo(() => described(content, payload), [content, payload]);
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
