import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import pMap from 'p-map';
import {lookAt, notAsked, type Finding} from './finding';
import {judgeAnswer, outwardLinks, type OutwardLink} from './lib/links';

/** How many are asked at once, and how long each may take, in milliseconds. */
const AT_ONCE = 6;
const PATIENCE = 10_000;

/** Every text that readers or maintainers follow links of. */
const TEXTS = [
  'docs/**/*.{md,mdx}',
  'library/**/*.md',
  'world/*.{mdx,ts}',
  '*.md',
];

async function statusOf(address: string): Promise<number | undefined> {
  const ask = async (method: string): Promise<number> => {
    const {status} = await fetch(address, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return status;
  };
  try {
    const status = await ask('HEAD');
    return status < 400 ? status : await ask('GET');
  } catch {
    return undefined;
  }
}

async function readLinks(siteDir: string): Promise<readonly OutwardLink[]> {
  const paths = (await Globby(TEXTS, {cwd: siteDir})).toSorted();
  const texts = await pMap(
    paths,
    async (path) =>
      [path, await readFile(join(siteDir, path), 'utf8')] as const,
  );
  return outwardLinks(Object.fromEntries(texts));
}

/** Asks for every link that leads out of the site. */
export async function checkLinks(siteDir: string): Promise<Finding> {
  const links = await readLinks(siteDir);
  const judged = await pMap(
    links,
    async (link) => ({
      ...link,
      answer: judgeAnswer(await statusOf(link.address)),
    }),
    {concurrency: AT_ONCE},
  );
  const gone = judged.filter(({answer}) => answer === 'gone');
  const unreached = judged.filter(({answer}) => answer === 'not reached');
  if (links.length > 0 && unreached.length === links.length) {
    return notAsked(
      `None of ${links.length} links could be reached: without a network nobody can say.`,
    );
  }
  return lookAt(
    gone.map(({address, file}) => `${file}: ${address} is gone`),
    `${links.length - unreached.length} links lead somewhere, ${unreached.length} could not be reached.`,
  );
}
