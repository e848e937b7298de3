import {getPageAddress, listSpellings} from '../deploy-files/spellings';
import {
  getExtension,
  immutableFolders,
  getMediaType,
  NOT_FOUND_PAGE,
} from '../deploy-files/hosting';
import {
  probeFile,
  notCached,
  listPages,
  expectCommonHeaders,
  type ProbedSite,
} from './probeFile';
import {probeCompression, probeRanges} from './probeTransfers';
import type {Probe} from './probe';

/** An encoded line break, which must not inject a header. */
const ENCODED_LINE_BREAK = '%0d%0a';

/** The number of files per kind that are requested; the first ones are as varied as others. */
const SAMPLE_SIZE = 10;

function probePages(site: ProbedSite): readonly Probe[] {
  const pages = listPages(site.files);
  const folders = pages.filter((page) => page.endsWith('index.html'));
  const others = pages.filter((page) => !page.endsWith('index.html'));
  return [
    ...folders.slice(0, SAMPLE_SIZE),
    ...others.slice(0, SAMPLE_SIZE),
  ].map((page) => probeFile(site, page, getPageAddress(page)));
}

/** Requests a file of each type, and one from each immutable folder. */
function probeFiles(site: ProbedSite): readonly Probe[] {
  const others = site.files.filter((file) => !file.endsWith('.html'));
  const firsts = new Map(
    others.toReversed().map((file) => [getExtension(file), file]),
  );
  const immutable = immutableFolders.flatMap((folder) =>
    others.filter((file) => `/${file}`.startsWith(folder)).slice(0, 1),
  );
  return [
    ...new Set([
      ...firsts.values(),
      ...immutable,
      ...others.slice(0, SAMPLE_SIZE),
    ]),
  ]
    .filter((file) => getMediaType(file) !== undefined)
    .map((file) => probeFile(site, file));
}

/** Requests other spellings of addresses, which must redirect to the page. */
function probeSpellings(site: ProbedSite): readonly Probe[] {
  const base = site.basePath.slice(0, -1);
  const spellings = listSpellings(listPages(site.files));
  const some = spellings.slice(0, 2 * SAMPLE_SIZE);
  return some.flatMap(({from, to}, index) => {
    const query = index % 3 === 0 ? '?from=elsewhere&n=2' : '';
    return {
      description: `another spelling of ${to}`,
      path: `${base}${from}${query}`,
      statuses: [301, 302, 307, 308],
      location: `${base}${to}${query}`,
    };
  });
}

/** Requests former addresses; a host that cannot redirect serves the page that leads on. */
function probeMoved({basePath, moved}: ProbedSite): readonly Probe[] {
  const base = basePath.slice(0, -1);
  return moved.slice(0, SAMPLE_SIZE).map(({from, to}) => ({
    description: `a former address of ${to}`,
    path: `${base}${from}?from=elsewhere`,
    statuses: [301, 308, 200],
    location: `${base}${to}?from=elsewhere`,
  }));
}

/** Requests paths that do not exist. */
function probeMissingPaths({
  basePath,
  policy,
  files,
}: ProbedSite): readonly Probe[] {
  const page =
    listPages(files).find((file) => !file.endsWith('index.html')) ??
    NOT_FOUND_PAGE;
  const capitals = page.toUpperCase();
  const paths = [
    'no-such-page',
    'no-such-page.html',
    'no-such-folder/',
    'no such page.html'.replaceAll(' ', '%20'),
    'assets/js/no-such-script.0123abcd.js',
    'assets/css/no-such-sheet.0123abcd.css',
    'assets/js/',
    'assets/',
    'no-such.pdf',
    '%C3%A9t%C3%A9.html',
    `${page}/`,
    ...(files.includes(capitals) ? [] : [capitals]),
  ];
  return paths.map((path) => ({
    description: 'a missing path',
    path: basePath + path,
    statuses: [404],
    headers: {
      ...expectCommonHeaders(policy),
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': notCached,
    },
    body: {file: NOT_FOUND_PAGE},
  }));
}

/** Requests hidden files, files outside the site, and malformed paths. */
function probeForbiddenPaths({basePath}: ProbedSite): readonly Probe[] {
  const paths = [
    '.htaccess',
    '.git/config',
    '.env',
    '_headers',
    'index.html.br',
    'index.html.gz',
    '%E0%A4%A',
    '%',
    '%00',
    '../package.json',
    '..%2f..%2f.env',
    '%2e%2e/%2e%2e/package.json',
    `index.html${ENCODED_LINE_BREAK}set-cookie:a=b`,
    `${ENCODED_LINE_BREAK}set-cookie:a=b/index.html`,
  ];
  return paths.map((path) => ({
    description: 'a forbidden path',
    path: basePath + path,
    statuses: [400, 403, 404],
    headers: {'set-cookie': null},
  }));
}

/** Requests the headers alone. */
function probeHeadRequests(site: ProbedSite): readonly Probe[] {
  return [...probePages(site).slice(0, 3), ...probeFiles(site).slice(0, 3)].map(
    (probe) => ({
      ...probe,
      description: `the headers of ${probe.description}`,
      method: 'HEAD',
      body: 'nothing',
    }),
  );
}

/** Requests paths outside the base path, if the site has one. */
function probeOutsideBasePath({basePath}: ProbedSite): readonly Probe[] {
  return basePath === '/'
    ? []
    : [
        {
          description: 'the root outside the base path',
          path: '/',
          statuses: [301, 302, 307, 308, 404],
          location: basePath,
        },
        {
          description: 'a page outside the base path',
          path: '/index.html',
          statuses: [404],
        },
        {
          description: 'a file outside the base path',
          path: '/assets/js/',
          statuses: [404],
        },
      ];
}

/** Lists all probes of a site. */
export function listProbes(site: ProbedSite): readonly Probe[] {
  return [
    ...probePages(site),
    ...probeFiles(site),
    ...probeSpellings(site),
    ...probeMoved(site),
    ...probeMissingPaths(site),
    ...probeForbiddenPaths(site),
    ...probeRanges(site),
    ...probeCompression(site),
    ...probeHeadRequests(site),
    ...probeOutsideBasePath(site),
  ];
}
