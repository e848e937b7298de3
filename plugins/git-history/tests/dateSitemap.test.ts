import type {DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import {dateSitemap} from '../dateSitemap';
import type {FileHistory} from '../../../src/shared/model/fileHistory';

const siteConfig = {url: 'https://example.org'} as DocusaurusConfig;

function route(path: string, sourceFilePath?: string): RouteConfig {
  return {
    path,
    component: '@theme/DocItem',
    ...(sourceFilePath !== undefined && {metadata: {sourceFilePath}}),
  };
}

const routes = [
  {
    ...route('/world/vale/'),
    routes: [route('/world/vale/mill.html', 'docs/vale/mill.md')],
  },
  route('/world/shut/bell.html', 'docs/shut/bell.md'),
  route('/world/search.html'),
];

/** The entries of a sitemap of these pages, as path and time. */
async function listDates(histories: Readonly<Record<string, FileHistory>>) {
  const createItems = dateSitemap(() =>
    Promise.resolve(new Map(Object.entries(histories))),
  );
  const items = await createItems({
    routes,
    siteConfig,
    defaultCreateSitemapItems: () =>
      Promise.resolve(
        ['/world/vale/mill.html', '/world/search.html'].map((path) => ({
          url: `${siteConfig.url}${path}`,
          lastmod: null,
        })),
      ),
  });
  return items.map(({url, lastmod}) => [new URL(url).pathname, lastmod]);
}

describe('the sitemap', () => {
  it('says when pages changed last, also those below a folder', async () => {
    const updated = '2024-03-09T12:00:00.000Z';
    expect(await listDates({'docs/vale/mill.md': {updated}})).toEqual([
      ['/world/vale/mill.html', updated],
      ['/world/search.html', null],
    ]);
  });

  const nothing = [
    ['/world/vale/mill.html', null],
    ['/world/search.html', null],
  ];

  it('says nothing where git knows nothing', async () => {
    expect(await listDates({})).toEqual(nothing);
    expect(await listDates({'docs/vale/mill.md': {}})).toEqual(nothing);
  });

  it('never lists a locked page that git knows', async () => {
    const updated = '2024-03-09T12:00:00.000Z';
    expect(await listDates({'docs/shut/bell.md': {updated}})).toEqual(nothing);
  });
});
