import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {campaigns} from '@world/campaigns';
import whatIsNewPlugin from '../../../../plugins/what-is-new';
import {openAreas} from '../../../../src/site/contentAreas';
import {CHANGE_FEED, NEWS_PAGE} from '../../../../src/site/newsPage';

const area = openAreas[0]?.id ?? '';
const updated = '2024-03-09T12:00:00.000Z';

function doc(name: string, folder = 'docs', flags = {}) {
  return {
    source: `@site/${folder}/${area}/${name}.md`,
    permalink: `/world/${area}/${name}.html`,
    title: name,
    description: '',
    frontMatter: {},
    draft: false,
    unlisted: false,
    ...flags,
  };
}

const docs = [
  doc('mill'),
  doc('sketch', 'docs', {draft: true}),
  doc('cellar', 'docs', {unlisted: true}),
  doc('bell', '.locked/docs'),
];

/** Everything that git knows: also the sources and the stubs of locked pages. */
const known = new Map(
  ['docs', '.locked/docs'].flatMap((folder) =>
    ['mill', 'sketch', 'cellar', 'bell'].map((name) => [
      `${folder}/${area}/${name}.md`,
      {updated},
    ]),
  ),
);

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'news-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

/** Runs the plugin; returns what it publishes. */
async function publish(
  histories: ReadonlyMap<string, {readonly updated: string}>,
  isBuild = true,
  pages = docs,
) {
  const context = {
    siteDir,
    siteConfig: {
      title: 'Vale',
      url: 'https://example.org',
      baseUrl: '/world/',
    },
    i18n: {currentLocale: 'en-US', localeConfigs: {}},
  } as unknown as LoadContext;
  const plugin = whatIsNewPlugin(context, {
    histories: () => Promise.resolve(histories),
    isBuild,
    changelog: 'https://example.org/CHANGELOG.md',
  });
  const routes: RouteConfig[] = [];
  await plugin.allContentLoaded?.({
    allContent: {
      'what-is-new': {default: await plugin.loadContent?.()},
      'docusaurus-plugin-content-docs': {
        [area]: {loadedVersions: [{docs: pages}]},
      },
    },
    actions: {addRoute: (route: RouteConfig) => routes.push(route)},
  } as never);
  await plugin.postBuild?.({outDir: siteDir} as never);
  const feed = join(siteDir, CHANGE_FEED);
  return {
    route: routes[0],
    headTags: plugin.injectHtmlTags?.({} as never).headTags,
    feed: existsSync(feed) ? readFileSync(feed, 'utf8') : undefined,
  };
}

describe('what is new', () => {
  it('is a page, a feed, and a link to it, below the base path', async () => {
    const {route, headTags, feed} = await publish(known);
    expect(route?.path).toBe(`/world${NEWS_PAGE}`);
    expect(route?.props).toMatchObject({
      changed: [{to: `/${area}/mill.html`, title: 'mill', updated}],
      hasFeed: true,
    });
    expect(headTags).toMatchObject([
      {attributes: {rel: 'alternate', href: '/world/changes.atom'}},
    ]);
    expect(feed).toContain('href="https://example.org/world/changes.atom"');
    expect(feed).toContain(`https://example.org/world/${area}/mill.html`);
  });

  it('never tells of a locked, draft or unlisted page (G4)', async () => {
    const {route, feed} = await publish(known);
    expect(feed?.match(/<entry>/g)).toHaveLength(1);
    expect(`${feed ?? ''}${JSON.stringify(route?.props)}`).not.toMatch(
      /bell|sketch|cellar/,
    );
  });

  it('tells of a page that comes in a session where it can be veiled, and not in the feed (T10)', async () => {
    const campaign = campaigns[0]?.id ?? '';
    const page = (name: string, folder: string) => ({
      ...doc(name, 'docs', {frontMatter: {session: 5}}),
      permalink: `/world/${folder}/${name}.html`,
    });
    const {route, feed} = await publish(
      new Map(
        ['mill', 'traitor', 'list'].map((name) => [
          `docs/${area}/${name}.md`,
          {updated},
        ]),
      ),
      true,
      [doc('mill'), page('traitor', campaign), page('list', area)],
    );
    expect(JSON.stringify(route?.props)).toContain('traitor');
    expect(feed).not.toContain('traitor');
    // A session that belongs to no campaign veils nothing.
    expect(feed?.match(/(?<=<title>)(?:mill|list)(?=<)/g)).toHaveLength(2);
  });

  it('has no feed, and no link to one, without git history (L13)', async () => {
    const {route, headTags, feed} = await publish(new Map());
    expect(route?.props).toMatchObject({changed: [], hasFeed: false});
    expect(headTags).toBeUndefined();
    expect(feed).toBeUndefined();
  });

  it('offers no feed while authors write, as nothing makes one then', async () => {
    const {route, headTags} = await publish(known, false);
    expect(route?.props).toMatchObject({hasFeed: false});
    expect(headTags).toBeUndefined();
  });

  it('has the notes of the changelog, or none without one', async () => {
    expect((await publish(known)).route?.props).toMatchObject({releases: []});
    writeFileSync(join(siteDir, 'CHANGELOG.md'), '## 1.0\n\n- Begins.\n');
    expect((await publish(known)).route?.props).toMatchObject({
      releases: [{title: '1.0', notes: [[{text: 'Begins.', isCode: false}]]}],
    });
  });
});
