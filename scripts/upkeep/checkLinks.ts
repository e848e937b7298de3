import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import pMap from 'p-map';
import {createFinding, createSkippedFinding, type Finding} from './finding';
import {
  classifyStatus,
  listExternalLinks,
  type ExternalLink,
} from './lib/links';

/** Number of parallel requests, and the timeout of each in milliseconds. */
const CONCURRENCY = 6;
const TIMEOUT = 10_000;

/** Files whose links are checked. */
const SOURCES = [
  'docs/**/*.{md,mdx}',
  'library/**/*.md',
  'world/*.{mdx,ts}',
  '*.md',
];

async function fetchStatus(address: string): Promise<number | undefined> {
  const request = async (method: string): Promise<number> => {
    const {status} = await fetch(address, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return status;
  };
  try {
    const status = await request('HEAD');
    return status < 400 ? status : await request('GET');
  } catch {
    return undefined;
  }
}

async function readLinks(siteDir: string): Promise<readonly ExternalLink[]> {
  const paths = (await Globby(SOURCES, {cwd: siteDir})).toSorted();
  const texts = await pMap(
    paths,
    async (path) =>
      [path, await readFile(join(siteDir, path), 'utf8')] as const,
  );
  return listExternalLinks(Object.fromEntries(texts));
}

/** Requests every external link. */
export async function checkLinks(siteDir: string): Promise<Finding> {
  const links = await readLinks(siteDir);
  const checked = await pMap(
    links,
    async (link) => ({
      ...link,
      answer: classifyStatus(await fetchStatus(link.address)),
    }),
    {concurrency: CONCURRENCY},
  );
  const gone = checked.filter(({answer: state}) => state === 'gone');
  const unreachable = checked.filter(({answer}) => answer === 'not reached');
  if (links.length > 0 && unreachable.length === links.length) {
    return createSkippedFinding(
      `None of ${links.length} links could be reached: without a network nobody can say.`,
    );
  }
  return createFinding(
    gone.map(({address, file}) => `${file}: ${address} is gone`),
    `${links.length - unreachable.length} links lead somewhere, ${unreachable.length} could not be reached.`,
  );
}
