import {join, resolve} from 'node:path';
import {Globby, resolveMarkdownLinkPathname} from '@docusaurus/utils';
import {sheetModuleReader} from '../../../plugins/data-files/readSheetModule';
import {parseFrontMatter} from '../../../plugins/front-matter';
import {readPages} from '../../../plugins/pages/readPages';
import {
  pageCompiler,
  type CompilerOptions,
} from '../../../plugins/pages/compilePage';
import {runPage} from '@engine/page-tree/runPage';
import {serializeTree} from '@engine/page-tree/serializeTree';
import {DEFAULT_MARKDOWN_CONFIG} from '../../../plugins/framework-patches/mdx-processor';
import {pageMarkdown} from '../../../plugins/markdown';
import {spellModuleReader} from '../../../plugins/spell-catalogue/readSpellModule';
import type {TreeNode} from '@engine/page-tree/treeNode';
import {pageVocabulary} from '../../../src/site/authorComponents';
import {pageAddress} from '../../../src/shared/lib/pageAddress';
import type {ReadModule} from '@engine/page-tree/readModule';

/** A page as the press sets it: what the steps of Markdown made of it, before any component is drawn. */
export type PressPage = {
  /** Path below docs/, or from the root where it begins with library/, without an extension. */
  readonly id: string;
  /** Address on the site: its own, or of a text of library/ that of the page that says the same. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly tree: TreeNode;
};

export type ReadPage = (id: string) => Promise<PressPage>;

/** Answers for lists of files and of pages: paper has neither, so nothing is read for them. */
const readNothing: ReadModule = (request) =>
  Promise.resolve(
    /^@site\/plugins\/(?:asset-index|catalogues)\//.test(request)
      ? {data: {}, open: true, made: []}
      : undefined,
  );

/** The area whose pages are read as its own plugin reads them. */
export type ReadArea = {readonly id: string; readonly locked: boolean};

function getAddress(path: string): string {
  const [, area = '', ...steps] = path.split('/');
  return `/${area}${pageAddress(steps.join('/'))}`;
}

/** What pages are compiled with: what docusaurus.config.ts gives to the areas that everybody may read. */
function compilerOptions(
  siteDir: string,
  addresses: Map<string, string>,
  area: ReadArea | undefined,
): CompilerOptions {
  const ownFolder = area?.locked === true ? area.id : undefined;
  return {
    ...(pageMarkdown({siteDir, ownFolder}) as Partial<CompilerOptions>),
    admonitions: true,
    siteDir,
    staticDirs: [resolve(siteDir, 'static')],
    markdownConfig: {
      ...DEFAULT_MARKDOWN_CONFIG,
      parseFrontMatter,
      hooks: {
        ...DEFAULT_MARKDOWN_CONFIG.hooks,
        onBrokenMarkdownLinks: 'throw',
        onBrokenMarkdownImages: 'throw',
      },
    },
    resolveMarkdownLink: ({linkPathname, sourceFilePath}) =>
      resolveMarkdownLinkPathname(linkPathname, {
        sourceFilePath,
        sourceToPermalink: addresses,
        siteDir,
        contentPaths: {
          contentPath: join(siteDir, 'docs', area?.id ?? ''),
          contentPathLocalized: undefined,
        },
      }),
  };
}

function getText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Reads pages through the very steps of Markdown that make the site, each once.
 *
 * @throws Error where there is no page of that id.
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
  const compile = pageCompiler(compilerOptions(siteDir, addresses, area));
  const modules = [
    sheetModuleReader(siteDir),
    spellModuleReader(siteDir),
    readNothing,
  ];
  const read = async (id: string): Promise<PressPage> => {
    const path = byId.get(id);
    if (path === undefined) {
      throw new Error(
        `The press was asked for "${id}"; expected the path of a page below docs/ or of a text of library/, without its ending.`,
      );
    }
    const ran = await runPage(
      {siteDir, vocabulary: pageVocabulary, compile, modules},
      join(siteDir, path),
    );
    const tree = serializeTree(
      {
        pathOf: (file) => file,
        addressOf: (address) => address,
        open: ran.open,
        onText: () => undefined,
      },
      ran.content,
    );
    return {
      id,
      address: getText(ran.frontMatter['twin']) || getAddress(path),
      title: getText(ran.frontMatter['title']),
      description: getText(ran.frontMatter['description']),
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
