import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, MarkdownConfig, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {MARKDOWN_CONFIG} from '../../../plugins/framework-patches/mdx-processor';
import {lockDocs} from '../../../plugins/lock/lockDocs';
import type {LockedDocs} from '../../../plugins/lock/sealing';
import {assetReader} from '../../../plugins/assets/build/readAssets';
import {assetModuleReader} from '../../../plugins/assets/build/readAssetModule';
import {coverReader} from '../../../plugins/covers';
import {noCopies} from '../../../plugins/covers/coverCopies';
import {dataModule} from '../../../plugins/tables/build/dataModule';
import {describeLocked} from '../../../plugins/areas/sealing';
import {getMdxOptions} from '../../../plugins/lock/mdxOptions';
import {pageCompiler} from '../../../plugins/pages/compilePage';
import {listLockedRecords} from '../../../plugins/search/build/listLockedRecords';
import {pageVocabulary} from '../../../plugins/features/authorComponents';
import {keyMaker} from '../../../plugins/lock/scopeKeys';
import {parseWithoutFaults} from '../../../plugins/front-matter';
import {pageMarkdown} from '../../../plugins/markdown';
import type {LockFile} from '../../../plugins/lock/format/types';
import {stub} from '../stub';

/** The Markdown settings of Docusaurus by default. */
const siteMarkdown = stub<MarkdownConfig>({
  ...MARKDOWN_CONFIG,
  parseFrontMatter: parseWithoutFaults,
  hooks: {
    ...MARKDOWN_CONFIG.hooks,
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
});

/** Creates the context and options of a site with one locked area. */
function lockedSite(
  siteDir: string,
  sealing: Partial<LockedDocs['sealing']> = {},
): {readonly context: LoadContext; readonly options: LockedDocs} {
  const histories = () => Promise.resolve(new Map());
  const readAssets = assetReader({
    staticDir: join(siteDir, 'static'),
    histories,
  });
  const readFiles = assetReader({
    staticDir: join(siteDir, 'docs'),
    only: 'reference',
    histories,
  });
  const readers = {
    describePage: () => Promise.resolve({entries: []}),
    readCover: coverReader({siteDir, copy: noCopies.copy}),
  };
  const markdown = pageMarkdown({siteDir, ownFolder: 'reference'});
  const context = stub<LoadContext>({
    siteDir,
    baseUrl: '/',
    i18n: stub<LoadContext['i18n']>({currentLocale: 'en-US'}),
    siteConfig: stub<LoadContext['siteConfig']>({
      staticDirectories: ['static'],
      markdown: siteMarkdown,
    }),
  });
  return {
    context,
    options: stub<LockedDocs>({
      id: 'reference',
      folder: join(siteDir, 'docs/reference'),
      include: ['**/*.{md,mdx}'],
      root: join(siteDir, 'docs'),
      lockFile: join(siteDir, 'lock.json'),
      createDocs: () => Promise.resolve(getDocs(siteDir)),
      sealing: {
        keyFor: keyMaker(),
        createCompiler: (addresses) =>
          pageCompiler(
            getMdxOptions(context, {
              folder: join(siteDir, 'docs/reference'),
              markdown,
              addresses,
            }),
          ),
        vocabulary: pageVocabulary,
        listRecords: (page) =>
          listLockedRecords({...page, within: 'Reference'}),
        describe: (path, frontMatter) =>
          describeLocked(readers, path, frontMatter),
        modules: [
          dataModule(siteDir),
          assetModuleReader({siteDir, readAssets, readOwn: readFiles}),
        ],
        readFiles,
        onDemand: false,
        ...sealing,
      },
    }),
  };
}

type Version = LoadedContent['loadedVersions'][number];
type Doc = Version['docs'][number];

/** Finds the address of a page: that of its file, or the slug of its stub. */
function getPermalink(stubs: string, id: string): string {
  const file = join(stubs, `${id}.mdx`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const slug = /^slug: "(?<slug>.*)"$/m.exec(text)?.groups?.['slug'];
  return slug === undefined
    ? `/reference/${id === 'index' ? '' : `${id}.html`}`
    : `/reference${slug}`;
}

/**
 * Mocks the docs plugin: it finds the stubs of the pages `index` and `gm/secret`, if they exist.
 */
function getDocs(siteDir: string): Plugin<LoadedContent> {
  const stubs = join(siteDir, '.locked/docs/reference');
  const listDocs = (): Doc[] =>
    ['index', 'gm/secret'].map((id) =>
      stub<Doc>({
        id,
        title: `Title of ${id}`,
        source: `@site/.locked/docs/reference/${id}.mdx`,
        permalink: getPermalink(stubs, id),
      }),
    );
  return {
    name: 'docs',
    loadContent: () =>
      Promise.resolve({loadedVersions: [stub<Version>({docs: listDocs()})]}),
    getPathsToWatch: () => [`${stubs}/**/*.mdx`, `${siteDir}/sidebars.ts`],
    configureWebpack: () => ({name: 'docs'}),
  };
}

/**
 * Builds the locked area of a site up to the bundler; `look` sees the stubs before the pages are
 * built.
 */
export async function buildLocked(
  siteDir: string,
  sealing: Partial<LockedDocs['sealing']> = {},
  look: (stubs: readonly string[]) => void = () => undefined,
): ReturnType<typeof lockDocs> {
  const {context, options} = lockedSite(siteDir, sealing);
  const plugin = await lockDocs(context, options);
  const stubs = join(siteDir, '.locked/docs/reference');
  look(await Globby('**/*', {cwd: stubs, ignore: ['_*', '**/*.sealed.json']}));
  await plugin.loadContent?.();
  return plugin;
}

/** Writes a lock.json. */
export function lockText(lock: Partial<LockFile>): string {
  return JSON.stringify({
    version: 3,
    global: false,
    admin: {entries: []},
    paths: {},
    ...lock,
  });
}
