import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readPages, type AuthoredPage} from '../pages/readPages';
import {listSourceAnchors} from '../pages/sourceAnchors';
import {readTreeAddresses} from '../pages/treeAddresses';
import type {ReadPageTree} from '../pages/treeReader';
import {
  describeBrokenLink,
  listResolvedLinks,
  placePage,
  type ResolvedLink,
  type PlacedPage,
} from './brokenLinks';
import type {Check} from './reportFaults';

/** The options of the link check. */
export type LinkCheckOptions = {
  readonly siteDir: string;
  /** Creates a reader that processes pages as the build does. */
  readonly createReader: (pages: readonly PlacedPage[]) => ReadPageTree;
};

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

type CachedAnchors = {
  readonly state: string;
  /** Undefined if the page itself is faulty. */
  readonly anchors: ReadonlySet<string> | undefined;
};

/** Anchors of completely processed pages, valid while included files are unchanged. */
const builtAnchors = new WeakMap<AuthoredPage, CachedAnchors>();

const sourceAnchors = new WeakMap<AuthoredPage, ReadonlySet<string>>();

function hasSourceAnchor(page: AuthoredPage, anchor: string): boolean {
  const anchors = sourceAnchors.get(page) ?? listSourceAnchors(page.content);
  sourceAnchors.set(page, anchors);
  return anchors.has(anchor);
}

/** Reads all anchors of a page, including those of tables and partials, or returns them from the cache. */
async function readAnchors(
  page: AuthoredPage,
  state: string,
  read: ReadPageTree,
): Promise<ReadonlySet<string> | undefined> {
  const before = builtAnchors.get(page);
  if (before?.state === state) {
    return before.anchors;
  }
  const anchors = await read(page.path).then(
    ({tree}) => readTreeAddresses(tree).anchors,
    () => undefined,
  );
  builtAnchors.set(page, {state, anchors});
  return anchors;
}

/** Whether the source of the target page lacks the anchor of a link. */
function mayBeBroken({target, anchor}: ResolvedLink): boolean {
  return (
    target === undefined ||
    (anchor !== '' && !hasSourceAnchor(target.page, anchor))
  );
}

/** Describes a link if it is broken, after processing its target page completely. */
async function findFault(
  link: ResolvedLink,
  state: string,
  read: ReadPageTree,
): Promise<string | undefined> {
  if (link.target === undefined) {
    return describeBrokenLink(link);
  }
  const anchors = await readAnchors(link.target.page, state, read);
  return anchors === undefined || anchors.has(link.anchor)
    ? undefined
    : describeBrokenLink(link, [...anchors]);
}

/** Finds broken links; pages are only processed completely if their source lacks an anchor. */
async function findBrokenLinks({
  siteDir,
  createReader,
}: LinkCheckOptions): Promise<string | undefined> {
  const pages = (await readPages(siteDir)).map(placePage);
  const suspects = listResolvedLinks(pages).filter(mayBeBroken);
  if (suspects.length === 0) {
    return undefined;
  }
  const state = await fingerprintSources(siteDir);
  const read = createReader(pages);
  const faults: string[] = [];
  // One after another, so that a change by the author waits for one page at most.
  for (const link of suspects) {
    const fault = await findFault(link, state, read);
    if (fault !== undefined) {
      faults.push(fault);
    }
  }
  return faults.length === 0 ? undefined : faults.join('\n');
}

/** Creates the development check for links to pages and anchors. */
export function createLinkCheck(options: LinkCheckOptions): Check {
  return {
    find: () => findBrokenLinks(options),
    folders: [join(options.siteDir, 'docs')],
    files: [],
  };
}
