import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {partedRequest, type ReadModule} from '../lock/tree/readModule';
import type {TreeNode} from '../lock/tree/tree';
import type {AssetRequest} from '../assets/model/assetRequest';
import {coverPath} from '../assets/model/cover';
import type {WrittenCover} from '../../src/shared/model/frontMatter';
import {readRequest} from '../../src/shared/model/moduleRequest';
import {pageAddress} from '../../src/shared/model/pageAddress';
import {pageVocabulary} from '../features/authorComponents';
import {collect} from '../features/collect';
import {readAssetData} from '../assets/build/assetModule';
import {assetReader} from '../assets/build/readAssets';
import {parseFrontMatter} from '../front-matter';
import {pageMarkdown} from '../markdown';
import {readPages} from '../pages/readPages';
import {readNoLists, treeReader} from '../pages/treeReader';

/** An image above the title of a page. */
export type PageCover = {
  /** Path below static/ with a leading slash. */
  readonly src: string;
  readonly alt: string;
};

/** The parsed content of a page, before its components are rendered. */
export type PressPage = {
  /** Path below docs/, or from the project root if it begins with library/, without extension. */
  readonly id: string;
  /** Address on the site; a text in library/ has the address of the page with the same content. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The image above its title, if it has one under static/. */
  readonly cover?: PageCover | undefined;
  readonly tree: TreeNode;
  /** Its file and its CSV files, as paths from the root of the project. */
  readonly sources: readonly string[];
};

export type ReadPage = (id: string) => Promise<PressPage>;

/** Reads the images that pages show; lists of files are left to the site. */
function pictureModuleReader(siteDir: string): ReadModule {
  const readAssets = assetReader({
    staticDir: join(siteDir, 'static'),
    histories: () => Promise.resolve(new Map()),
    share: (read) => {
      let listed: ReturnType<typeof read> | undefined;
      return () => (listed ??= read());
    },
  });
  const derive = () => Promise.resolve({thumbnails: []});
  return async (request) => {
    const {module, query} = partedRequest(request);
    const isPicture =
      module === '@site/plugins/assets/build/assets.virtual.cjs' &&
      (readRequest(query) as AssetRequest).shape.startsWith('picture');
    return isPicture
      ? {
          data: await readAssetData({query, readAssets, derive}),
          open: true,
          made: [],
        }
      : undefined;
  };
}

/** Returns the CSV file that a request imports. */
function namedSource(request: string): readonly string[] {
  const {module} = partedRequest(request);
  return /^@site\/(static\/.+)$/.exec(module)?.slice(1) ?? [];
}

function getText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function getCover(written: WrittenCover | undefined): PageCover | undefined {
  const src = coverPath(written);
  return src?.startsWith('/') === true
    ? {src, alt: typeof written === 'object' ? written.alt : ''}
    : undefined;
}

function getAddress(path: string): string {
  const [, area = '', ...steps] = path.split('/');
  return `/${area}${pageAddress(steps.join('/'))}`;
}

/**
 * Creates a function that reads pages through the Markdown plugins of the site, each once.
 *
 * @throws Error if there is no page with the requested id.
 */
export async function pageReader(siteDir: string): Promise<ReadPage> {
  const pages = await readPages(siteDir);
  const texts = await Globby('library/**/*.md', {cwd: siteDir});
  const byId = new Map(
    [...pages.map(({path}) => path), ...texts].map((path) => [
      path.replace(/^docs\/|\.mdx?$/g, ''),
      path,
    ]),
  );
  const readers = [
    ...collect('dataModule').map((read) => read(siteDir)),
    pictureModuleReader(siteDir),
    readNoLists,
  ];
  const parts = {
    siteDir,
    markdown: pageMarkdown({siteDir, ownFolder: undefined, onPaper: true}),
    parseFrontMatter,
    vocabulary: pageVocabulary,
    addresses: new Map(
      pages.map(({path}) => [`@site/${path}`, getAddress(path)]),
    ),
    contentPath: join(siteDir, 'docs'),
  };
  const read = async (id: string): Promise<PressPage> => {
    const path = byId.get(id);
    if (path === undefined) {
      throw new Error(
        `found no page "${id}", expected a path in docs/ or library/, without an extension.`,
      );
    }
    const patterns: string[] = [];
    const modules = readers.map((reader): ReadModule => async (request) => {
      const read = await reader(request);
      patterns.push(...namedSource(request), ...(read?.sources ?? []));
      return read;
    });
    const {tree, frontMatter} = await treeReader({...parts, modules})(path);
    return {
      id,
      address: getText(frontMatter['twin']) || getAddress(path),
      title: getText(frontMatter['title']),
      description: getText(frontMatter['description']),
      cover: getCover(frontMatter['cover'] as WrittenCover | undefined),
      tree,
      sources: [path, ...(await Globby(patterns, {cwd: siteDir}))],
    };
  };
  const known = new Map<string, Promise<PressPage>>();
  return (id) => {
    const page = known.get(id) ?? read(id);
    known.set(id, page);
    return page;
  };
}
