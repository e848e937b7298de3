import {mediaTypes} from '../../../scripts/deploy-files/hosting';
import {writeMovedPage} from '../../../plugins/former-addresses/writeMovedPage';
import {getFilePath} from '../../../src/shared/lib/movedPage';
import {temporarySite} from '../temporarySite';

/** A content security policy like that of a build. */
export const policy = `default-src 'self'; script-src 'self' 'sha256-${'A'.repeat(43)}='; frame-ancestors 'self'`;

/** A text that is long enough to be compressed. */
const text = 'The lamps of the long road burn until morning. '.repeat(60);

const areas = ['handbook', 'almanac', 'keeper'];

/** Former addresses of pages: of a page, and of a folder. */
export const movedAddresses = [
  {from: '/almanac/old.page.html', to: '/handbook/first-page.html'},
  {from: '/old-handbook/', to: '/handbook/'},
] as const;

/** Lists pages of three areas, and a page with the same name as a folder. */
function listPages(): readonly string[] {
  return [
    'index.html',
    'search.html',
    'handbook.html',
    'de/index.html',
    'de/handbook/first-page.html',
    ...areas.flatMap((area) => [
      `${area}/index.html`,
      `${area}/first-page.html`,
      `${area}/second-page.html`,
      `${area}/tags/index.html`,
      `${area}/tags/a.b.html`,
    ]),
  ];
}

/** Lists a file of each type, and one in each immutable folder. */
function listOtherFiles(): readonly string[] {
  return [
    ...Object.keys(mediaTypes)
      .filter((extension) => extension !== 'html')
      .map((extension) => `files/a-${extension}.${extension}`),
    'assets/css/styles.0123abcd.css',
    'assets/fonts/letters.0123abcd.woff2',
    'assets/js/main.0123abcd.js',
    'assets/js/other.89abcdef.js',
    'assets/pictures/0123456789abcdef-320.webp',
    'assets/search/part-0.0123abcd.json',
  ];
}

/** Creates a small built site in a temporary folder, and returns its path. */
export function createSmallSite(basePath: string, folder = ''): string {
  const files = Object.fromEntries(
    [...listPages(), ...listOtherFiles(), '404.html', 'de/404.html'].map(
      (path) => [folder + path, `${path}: ${text}`],
    ),
  );
  return temporarySite({
    ...files,
    [`${folder}index.html`]: `<link rel=canonical href=https://atlas.example${basePath} />${text}`,
    ...Object.fromEntries(
      movedAddresses.map(({from, to}) => [
        folder + getFilePath(from),
        writeMovedPage(
          {from, to, title: 'First page', path: '', line: 1},
          {url: 'https://atlas.example', baseUrl: basePath, language: 'en'},
        ),
      ]),
    ),
    [`${folder}content-security-policy.txt`]: `${policy}\n`,
  });
}
