import {addressOf, spellingsOf} from '../deploy-files/spellings';
import {
  endingOf,
  keptFolders,
  textEndings,
  typeOf,
} from '../deploy-files/hosting';
import {askFor, notKept, pagesOf, wantedOfAll, type AskedSite} from './askFor';
import type {Question, Wanted} from './question';

/** The end of a line, as a path would smuggle it into a header. */
const NEW_LINE = '%0d%0a';

/** How many pages are asked of each kind: the first ones, which differ as much as others. */
const SOME = 10;

function askForPages(site: AskedSite): readonly Question[] {
  const pages = pagesOf(site.files);
  const folders = pages.filter((page) => page.endsWith('index.html'));
  const others = pages.filter((page) => !page.endsWith('index.html'));
  return [...folders.slice(0, SOME), ...others.slice(0, SOME)].map((page) =>
    askFor(site, page, addressOf(page)),
  );
}

/** Asks for one file of each ending, and one of each folder that is kept. */
function askForFiles(site: AskedSite): readonly Question[] {
  const others = site.files.filter((file) => !file.endsWith('.html'));
  const firsts = new Map(
    others.toReversed().map((file) => [endingOf(file), file]),
  );
  const kept = keptFolders.flatMap((folder) =>
    others.filter((file) => `/${file}`.startsWith(folder)).slice(0, 1),
  );
  return [...new Set([...firsts.values(), ...kept, ...others.slice(0, SOME)])]
    .filter((file) => typeOf(file) !== undefined)
    .map((file) => askFor(site, file));
}

/** Asks by other spellings, which lead to the page. */
function askBySpelling(site: AskedSite): readonly Question[] {
  const base = site.basePath.slice(0, -1);
  const spellings = spellingsOf(pagesOf(site.files));
  const some = spellings.slice(0, 2 * SOME);
  return some.flatMap(({from, to}, index) => {
    const query = index % 3 === 0 ? '?from=elsewhere&n=2' : '';
    return {
      about: `another spelling of ${to}`,
      path: `${base}${from}${query}`,
      statuses: [301, 302, 307, 308],
      leadsTo: `${base}${to}${query}`,
    };
  });
}

/** Asks for what is not there. */
function askForNothing({
  basePath,
  policy,
  files,
}: AskedSite): readonly Question[] {
  const page =
    pagesOf(files).find((file) => !file.endsWith('index.html')) ?? '404.html';
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
    about: 'what is not there',
    path: basePath + path,
    statuses: [404],
    headers: {
      ...wantedOfAll(policy),
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': notKept,
    },
    body: {file: '404.html'},
  }));
}

/** Asks what nobody should: hidden files, files outside, paths that say nothing. */
function askForTrouble({basePath}: AskedSite): readonly Question[] {
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
    `index.html${NEW_LINE}set-cookie:a=b`,
    `${NEW_LINE}set-cookie:a=b/index.html`,
  ];
  return paths.map((path) => ({
    about: 'what nobody should ask',
    path: basePath + path,
    statuses: [400, 403, 404],
    headers: {'set-cookie': null},
  }));
}

/** Asks for parts of files. */
function askForParts({basePath, large}: AskedSite): readonly Question[] {
  const files = ['pdf', 'webp', 'html', 'csv'].flatMap((ending) =>
    large
      .filter(
        (file) => endingOf(file) === ending && !file.endsWith('index.html'),
      )
      .slice(0, 1),
  );
  return files.flatMap((file) => {
    const path = basePath + encodeURI(file);
    const part = {
      about: `a part of ${file}`,
      path,
      statuses: [206],
      headers: {'content-range': /^bytes \d/, 'content-encoding': null},
    };
    return [
      {...part, sent: {range: 'bytes=0-9'}, body: {file, from: 0, to: 9}},
      {
        ...part,
        sent: {range: 'bytes=100-299', 'accept-encoding': 'identity'},
        body: {file, from: 100, to: 299},
      },
      {...part, sent: {range: 'bytes=-5'}, body: {file, from: -5}},
      {
        ...part,
        sent: {range: 'bytes=999999999-'},
        statuses: [416],
        headers: {},
      },
    ];
  });
}

/** Asks for compressed copies. */
function askCompressed(site: AskedSite): readonly Question[] {
  const texts = ['html', 'js', 'css', 'json', 'csv', 'svg'].flatMap((ending) =>
    site.large
      .filter(
        (file) =>
          endingOf(file) === ending &&
          !file.endsWith('index.html') &&
          textEndings.includes(ending),
      )
      .slice(0, 1),
  );
  const pictures = site.large
    .filter((file) => /\.(?:webp|pdf|woff2)$/.test(file))
    .slice(0, 2);
  const ask = (file: string, accepts: string, encoding: Wanted): Question => {
    const question = askFor(site, file);
    return {
      ...question,
      about: `${file}, for who accepts ${accepts}`,
      sent: {'accept-encoding': accepts},
      headers: {...question.headers, 'content-encoding': encoding},
    };
  };
  return [
    ...texts.flatMap((file) => [
      ask(file, 'gzip', 'gzip'),
      ask(file, 'gzip, deflate, br, zstd', /^(?:br|gzip|zstd)$/),
      ask(file, 'identity', null),
    ]),
    ...pictures.map((file) => ask(file, 'gzip, br', null)),
  ];
}

/** Asks without wanting the content. */
function askForHeaders(site: AskedSite): readonly Question[] {
  return [
    ...askForPages(site).slice(0, 3),
    ...askForFiles(site).slice(0, 3),
  ].map((question) => ({
    ...question,
    about: `the headers of ${question.about}`,
    method: 'HEAD',
    body: 'nothing',
  }));
}

/** Asks beside a site that stands below a path. */
function askBeside({basePath}: AskedSite): readonly Question[] {
  return basePath === '/'
    ? []
    : [
        {
          about: 'the root beside the site',
          path: '/',
          statuses: [301, 302, 307, 308, 404],
          leadsTo: basePath,
        },
        {about: 'a page beside the site', path: '/index.html', statuses: [404]},
        {about: 'a file beside the site', path: '/assets/js/', statuses: [404]},
      ];
}

/** Every question that a host of a site is asked. */
export function listQuestions(site: AskedSite): readonly Question[] {
  return [
    ...askForPages(site),
    ...askForFiles(site),
    ...askBySpelling(site),
    ...askForNothing(site),
    ...askForTrouble(site),
    ...askForParts(site),
    ...askCompressed(site),
    ...askForHeaders(site),
    ...askBeside(site),
  ];
}
