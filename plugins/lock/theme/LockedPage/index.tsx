import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  use,
  useMemo,
  type ComponentType,
  type ReactNode,
  createContext,
} from 'react';
import Translate from '@docusaurus/Translate';
import UnlockedContent from '@theme/UnlockedContent';
import {useSealedPage} from '../../client/useSealedPage';
import type {PageHeading} from '../../tree/tree';
import type {SealedPayload} from '../../format/payload';
import {
  type LockedContent,
  type PageReading,
  fetchStore,
  type LockedPlace,
  type OpenPage,
} from '../../client/readSealed';
import {canonicalPath} from '../../format/paths';
import Closed from './Closed';
import type {FileOpener} from '../../../../src/shared/client/useFileUrl';
import {findLockedFile, openLockedFile} from '../../client/lockedFiles';
import {LOCKED_FILE} from '../../format/sealing';
import styles from './styles.module.css';

type OpenProps = OpenPage & {readonly place: LockedPlace};

function lockNow(): void {
  void fetchStore().then(({lock}) => lock());
}

/** The bar at the end of an open page. */
function LockBar(): ReactNode {
  return (
    <p className={styles.bar} data-unlocked>
      <button
        type="button"
        className="button button--secondary"
        onClick={lockNow}>
        <Translate
          id="site.lockedPage.lock"
          description="Button that locks the pages again that a password opened">
          Lock this area
        </Translate>
      </button>
    </p>
  );
}

function useOpener({
  place: {content, baseUrl},
  payload: {files},
}: OpenProps): FileOpener {
  const {scope} = content.sealed;
  return useMemo(
    () => ({
      has: (link) => link.startsWith(LOCKED_FILE),
      open: (link) => openLockedFile(link, {scope, files, baseUrl}),
      nameOf: (link) => findLockedFile(files, link)?.name,
    }),
    [scope, files, baseUrl],
  );
}

/** The decrypted content of a page, with a button that locks it again. */
function Open(props: OpenProps): ReactNode {
  const {place, payload, Content, parts} = props;
  return (
    <UnlockedContent address={place.address}>
      <Content tree={payload.tree} parts={parts} opener={useOpener(props)} />
      <LockBar />
    </UnlockedContent>
  );
}

/**
 * The content of the body of a locked page. The body stays mounted during attempts, so that typed
 * text is kept.
 */
export const LockContext = createContext<PageReading | null>(null);

/** A page component with the metadata that the theme expects. */
type Described = ComponentType & {
  readonly metadata: LockedContent['metadata'];
  readonly frontMatter: object;
  readonly assets: object;
  readonly toc: readonly PageHeading[];
  readonly contentTitle: string | undefined;
};

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
 * Returns the page with its metadata for the theme. Once the page is open, that is all of it except
 * the parts for the document head, which outlives the page.
 */
function described(
  {metadata, frontMatter}: LockedContent,
  payload: SealedPayload | undefined,
): Described {
  const {contentTitle, toc = []} = payload ?? {};
  const layout = payload?.frontMatter ?? {hide_table_of_contents: true};
  // One component per page. It gets its content from the context, so it stays mounted during
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
