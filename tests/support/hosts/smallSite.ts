import {mediaTypes} from '../../../scripts/deploy-files/hosting';
import {temporarySite} from '../temporarySite';

/** A policy like that of a build. */
export const policy = `default-src 'self'; script-src 'self' 'sha256-${'A'.repeat(43)}='; frame-ancestors 'self'`;

/** More than a packet of text. */
const words = 'The lamps of the long road burn until morning. '.repeat(60);

const areas = ['handbook', 'almanac', 'keeper'];

/** Pages of three areas, with one that has the name of a folder beside it. */
function pages(): readonly string[] {
  return [
    'index.html',
    'search.html',
    'handbook.html',
    ...areas.flatMap((area) => [
      `${area}/index.html`,
      `${area}/first-page.html`,
      `${area}/second-page.html`,
      `${area}/tags/index.html`,
      `${area}/tags/a.b.html`,
    ]),
  ];
}

/** A file of each ending, and one in each folder of files whose names change with their content. */
function otherFiles(): readonly string[] {
  return [
    ...Object.keys(mediaTypes)
      .filter((ending) => ending !== 'html')
      .map((ending) => `files/a-${ending}.${ending}`),
    'assets/css/styles.0123abcd.css',
    'assets/fonts/letters.0123abcd.woff2',
    'assets/js/main.0123abcd.js',
    'assets/js/other.89abcdef.js',
    'assets/pictures/0123456789abcdef-320.webp',
    'assets/search/part-0.0123abcd.json',
  ];
}

/** Makes a small built site for an address, as a build would leave it. */
export function smallSite(basePath: string, folder = ''): string {
  const files = Object.fromEntries(
    [...pages(), ...otherFiles(), '404.html'].map((path) => [
      folder + path,
      `${path}: ${words}`,
    ]),
  );
  return temporarySite({
    ...files,
    [`${folder}index.html`]: `<link rel=canonical href=https://atlas.example${basePath} />${words}`,
    [`${folder}content-security-policy.txt`]: `${policy}\n`,
  });
}
