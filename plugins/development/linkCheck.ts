import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readPages, type AuthoredPage} from '../pages/readPages';
import {listSourceAnchors} from '../pages/sourceAnchors';
import {readTreeAddresses} from '../pages/treeAddresses';
import type {ReadPageTree} from '../pages/treeReader';
import {
  describeBroken,
  listLeads,
  placePage,
  type Lead,
  type PlacedPage,
} from './brokenLinks';
import type {Check} from './reportFaults';

/** What the check must be told of the site. */
export type Given = {
  readonly siteDir: string;
  /** Makes what reads pages through the steps that build them. */
  readonly createReader: (pages: readonly PlacedPage[]) => ReadPageTree;
};

/** Files beside pages that may bring anchors to them: sheets, and parts of pages. */
const PARTS = ['docs/**/_*.{md,mdx}', '{docs,static}/**/*.csv'];

/** Tells one state of files from another. */
async function fingerprint(siteDir: string): Promise<string> {
  const paths = await Globby(PARTS, {cwd: siteDir});
  const stamps = await Promise.all(
    paths.map(async (path) => (await stat(join(siteDir, path))).mtimeMs),
  );
  return JSON.stringify([paths, stamps]);
}

type Built = {
  readonly state: string;
  /** Nothing where the page has a fault of its own. */
  readonly anchors: ReadonlySet<string> | undefined;
};

/** The anchors of pages that were read through all steps, as long as nothing changes. */
const known = new WeakMap<AuthoredPage, Built>();

const inSource = new WeakMap<AuthoredPage, ReadonlySet<string>>();

function hasInSource(page: AuthoredPage, anchor: string): boolean {
  const anchors = inSource.get(page) ?? listSourceAnchors(page.content);
  inSource.set(page, anchors);
  return anchors.has(anchor);
}

/** Reads the anchors of a page with all that tables and parts bring, or gives them again. */
async function readAnchors(
  page: AuthoredPage,
  state: string,
  read: ReadPageTree,
): Promise<ReadonlySet<string> | undefined> {
  const before = known.get(page);
  if (before?.state === state) {
    return before.anchors;
  }
  const anchors = await read(page.path).then(
    ({tree}) => readTreeAddresses(tree).anchors,
    () => undefined,
  );
  known.set(page, {state, anchors});
  return anchors;
}

/** Tells whether the text of the page that a link leads to leaves open whether it is broken. */
function isDoubtful({to, anchor}: Lead): boolean {
  return to === undefined || (anchor !== '' && !hasInSource(to.page, anchor));
}

/** Says what is wrong with a link once the page that it leads to is read; nothing where all is well. */
async function judge(
  lead: Lead,
  state: string,
  read: ReadPageTree,
): Promise<string | undefined> {
  if (lead.to === undefined) {
    return describeBroken(lead);
  }
  const anchors = await readAnchors(lead.to.page, state, read);
  return anchors === undefined || anchors.has(lead.anchor)
    ? undefined
    : describeBroken(lead, [...anchors]);
}

/** Finds the links that are broken; a page is read through all steps only where its text lacks an anchor. */
async function findBroken({
  siteDir,
  createReader,
}: Given): Promise<string | undefined> {
  const pages = (await readPages(siteDir)).map(placePage);
  const doubtful = listLeads(pages).filter(isDoubtful);
  if (doubtful.length === 0) {
    return undefined;
  }
  const state = await fingerprint(siteDir);
  const read = createReader(pages);
  const faults: string[] = [];
  // One after another, so that what an author saves meanwhile waits for one page at most.
  for (const lead of doubtful) {
    const fault = await judge(lead, state, read);
    if (fault !== undefined) {
      faults.push(fault);
    }
  }
  return faults.length === 0 ? undefined : faults.join('\n');
}

/** Has links to pages and to places in them looked at while pages are written. */
export function linkCheck(given: Given): Check {
  return {
    find: () => findBroken(given),
    folders: [join(given.siteDir, 'docs')],
    files: [],
  };
}
