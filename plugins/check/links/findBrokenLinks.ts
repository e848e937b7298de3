import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {nearest} from '../../../src/shared/model/nearest';
import {describeFault} from '../../pages/fault';
import {listSourceAnchors} from '../../pages/sourceAnchors';
import {sitePages, type SitePage} from '../../pages/sitePages';
import {readTreeAnchors} from '../../pages/treeAnchors';
import type {ReadPageTree} from '../../pages/treeReader';
import {linkSite} from './linkedSite';
import {listPageLinks, listSheetLinks} from './listLinks';
import {resolveLink, type PlacedLink, type Resolved} from './resolveLink';

/** The options of the search for broken links. */
export type LinkCheck = {
  readonly siteDir: string;
  /** Creates a reader that processes pages as the build does. */
  readonly createReader: (pages: readonly SitePage[]) => ReadPageTree;
  /** Whether a file is requested; links in it and to it are checked. */
  readonly isAsked?: ((path: string) => boolean) | undefined;
};

type ResolvedLink = {readonly link: PlacedLink; readonly to: Resolved};

/** Files that pages include, which can add anchors: data files and partials. */
const PARTIAL_SOURCES = ['docs/**/_*.{md,mdx}', '{docs,static}/**/*.csv'];

/** Returns a fingerprint of all included files, from their paths and dates. */
async function fingerprintSources(siteDir: string): Promise<string> {
  const paths = await Globby(PARTIAL_SOURCES, {cwd: siteDir});
  const stamps = await Promise.all(
    paths.map(async (path) => (await stat(join(siteDir, path))).mtimeMs),
  );
  return JSON.stringify([paths, stamps]);
}

type KnownAnchors = {
  /** The text of the page, and a fingerprint of all files that pages include. */
  readonly state: string;
  /** Undefined if the page itself is faulty. */
  readonly anchors: ReadonlySet<string> | undefined;
};

/** Anchors of completely processed pages by path, valid while nothing changes. */
const known = new Map<string, KnownAnchors>();

/** Reads all anchors of a page, including those of tables and partials, or returns them from the cache. */
async function readAnchors(
  {path, content}: SitePage,
  sources: string,
  read: ReadPageTree,
): Promise<ReadonlySet<string> | undefined> {
  const state = content + sources;
  const before = known.get(path);
  if (before?.state === state) {
    return before.anchors;
  }
  const anchors = await read(path).then(
    ({tree}) => readTreeAnchors(tree),
    () => undefined,
  );
  known.set(path, {state, anchors});
  return anchors;
}

/** Whether the source of the target page lacks the anchor of a link. */
function mayBeBroken({to}: ResolvedLink): boolean {
  return (
    'expected' in to ||
    (to.anchor !== '' && !listSourceAnchors(to.target.content).has(to.anchor))
  );
}

function describeLink({path, line, url}: PlacedLink, expected: string): string {
  return describeFault({path, line, found: `a link to ${url}`, expected});
}

/** Describes a link if it is broken, after processing its target page completely. */
async function findFault(
  {link, to}: ResolvedLink,
  sources: string,
  read: ReadPageTree,
): Promise<readonly string[]> {
  if ('expected' in to) {
    return [describeLink(link, to.expected)];
  }
  const {target, anchor} = to;
  const anchors = await readAnchors(target, sources, read);
  if (anchors === undefined || anchors.has(anchor)) {
    return [];
  }
  const close = nearest(anchor, [...anchors]);
  const hint = close === undefined ? '' : ` (did you mean #${close}?)`;
  return [describeLink(link, `an anchor on ${target.path}${hint}`)];
}

/** Lists the links in or to requested files that may be broken. */
async function listSuspects(
  {siteDir, isAsked = () => true}: LinkCheck,
  pages: readonly SitePage[],
): Promise<readonly ResolvedLink[]> {
  const site = await linkSite(siteDir, pages);
  const links = [
    ...(await listPageLinks(siteDir, pages)),
    ...(await listSheetLinks(siteDir)),
  ];
  return links
    .flatMap((link): readonly ResolvedLink[] => {
      const to = resolveLink(link, site);
      return to === undefined ? [] : [{link, to}];
    })
    .filter(
      ({link, to}) =>
        isAsked(link.path) || ('target' in to && isAsked(to.target.path)),
    )
    .filter(mayBeBroken);
}

/**
 * Describes broken links, with file and line. Processes a page completely only if its source lacks
 * an anchor.
 */
export async function findBrokenLinks(
  check: LinkCheck,
): Promise<readonly string[]> {
  const {siteDir, createReader} = check;
  const pages = await sitePages(siteDir);
  const suspects = await listSuspects(check, pages);
  if (suspects.length === 0) {
    return [];
  }
  const sources = await fingerprintSources(siteDir);
  const read = createReader(pages);
  const faults: string[] = [];
  // One after another, so that a change by the author waits for one page at most.
  for (const link of suspects) {
    faults.push(...(await findFault(link, sources, read)));
  }
  return faults;
}
