import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {sheetModuleReader} from '../../../plugins/data-files/readSheetModule';
import {readFighterModule} from '../../../plugins/fighters/readFighterModule';
import {parseFrontMatter} from '../../../plugins/front-matter';
import {readPages} from '../../../plugins/pages/readPages';
import {readNoLists, treeReader} from '../../../plugins/pages/treeReader';
import {pageMarkdown} from '../../../plugins/markdown';
import {spellModuleReader} from '../../../plugins/spell-catalogue/readSpellModule';
import type {TreeNode} from '@engine/page-tree/treeNode';
import {pageVocabulary} from '../../../src/site/authorComponents';
import {coverPath} from '../../../src/features/pictures/lib/cover';
import type {WrittenCover} from '../../../src/shared/lib/frontMatter';
import {pageAddress} from '../../../src/shared/lib/pageAddress';
import {pictureModuleReader} from './readPictures';

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
  /** Address on the site; a text in library/ has that of the page with the same content. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The image above its title, if it has one under static/. */
  readonly cover?: PageCover | undefined;
  readonly tree: TreeNode;
};

export type ReadPage = (id: string) => Promise<PressPage>;

/** The area whose Markdown plugins read its pages. */
export type ReadArea = {
  readonly id: string;
  readonly locked: boolean;
};

function getAddress(path: string): string {
  const [, area = '', ...steps] = path.split('/');
  return `/${area}${pageAddress(steps.join('/'))}`;
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

/**
 * Creates a function that reads pages through the Markdown plugins of the site, each once.
 *
 * @throws Error if there is no page of that id.
 */
export async function pageReader(
  siteDir: string,
  area?: ReadArea,
): Promise<ReadPage> {
  const pages = await readPages(siteDir);
  const texts = await Globby('library/**/*.md', {cwd: siteDir});
  const byId = new Map(
    [...pages.map(({path}) => path), ...texts].map((path) => [
      path.replace(/^docs\/|\.mdx?$/g, ''),
      path,
    ]),
  );
  const addresses = new Map(
    pages.map(({path}) => [`@site/${path}`, getAddress(path)]),
  );
  const locked = area?.locked === true ? area.id : undefined;
  const readTree = treeReader({
    siteDir,
    markdown: pageMarkdown({siteDir, ownFolder: locked, onPaper: true}),
    parseFrontMatter,
    vocabulary: pageVocabulary,
    modules: [
      sheetModuleReader(siteDir),
      spellModuleReader(siteDir),
      readFighterModule,
      // Areas are read to be checked, and may have pictures of their own.
      ...(area === undefined ? [pictureModuleReader(siteDir)] : []),
      readNoLists,
    ],
    addresses,
    contentPath: join(siteDir, 'docs', area?.id ?? ''),
  });
  const read = async (id: string): Promise<PressPage> => {
    const path = byId.get(id);
    if (path === undefined) {
      throw new Error(
        `found the page "${id}", expected a path below docs/ or library/, without extension.`,
      );
    }
    const {tree, frontMatter} = await readTree(path);
    return {
      id,
      address: getText(frontMatter['twin']) || getAddress(path),
      title: getText(frontMatter['title']),
      description: getText(frontMatter['description']),
      cover: getCover(frontMatter['cover'] as WrittenCover | undefined),
      tree,
    };
  };
  const known = new Map<string, Promise<PressPage>>();
  return (id) => {
    const page = known.get(id) ?? read(id);
    known.set(id, page);
    return page;
  };
}
