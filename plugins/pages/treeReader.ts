import {join, relative, resolve} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {ReadModule} from '../lock/tree/readModule';
import {runPage, type PageVocabulary} from '../lock/tree/runPage';
import {serializeTree} from '../lock/tree/serializeTree';
import type {TreeNode} from '../lock/tree/tree';
import {MARKDOWN_CONFIG} from '../framework-patches/mdx-processor';
import {pageCompiler, type CompilerOptions} from './compilePage';

/** A page after its Markdown steps, before any component is rendered. */
export type PageTree = {
  readonly tree: TreeNode;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

/** Reads the tree of a page by its path from the root of the project. */
export type ReadPageTree = (path: string) => Promise<PageTree>;

/** The parts of the site's configuration that reading pages needs. */
export type TreeParts = {
  readonly siteDir: string;
  /** The Markdown steps passed to the docs plugin. */
  readonly markdown: object;
  readonly parseFrontMatter: ParseFrontMatter;
  readonly vocabulary: PageVocabulary;
  readonly modules: readonly ReadModule[];
  /** The addresses of pages, by the path after `@site/`. */
  readonly addresses: Map<string, string>;
  /** Folder relative to which links to files are resolved. */
  readonly contentPath: string;
};

/** Returns empty lists of files and pages, where their content does not matter. */
export const readNoLists: ReadModule = (request) =>
  Promise.resolve(
    /^@site\/plugins\/(?:assets|catalogues)\//.test(request)
      ? {data: {}, open: true, made: []}
      : undefined,
  );

/** Returns the compiler options of public areas. */
function compilerOptions(parts: TreeParts): CompilerOptions {
  const {siteDir, markdown, parseFrontMatter, addresses, contentPath} = parts;
  return {
    ...(markdown as Partial<CompilerOptions>),
    admonitions: true,
    siteDir,
    staticDirs: [resolve(siteDir, 'static')],
    markdownConfig: {
      ...MARKDOWN_CONFIG,
      parseFrontMatter,
      hooks: {
        ...MARKDOWN_CONFIG.hooks,
        // The link check reports these with file and line.
        onBrokenMarkdownLinks: 'ignore',
        onBrokenMarkdownImages: 'throw',
      },
    },
    resolveMarkdownLink: ({linkPathname, sourceFilePath}) =>
      resolveMarkdownLinkPathname(linkPathname, {
        sourceFilePath,
        sourceToPermalink: addresses,
        siteDir,
        contentPaths: {contentPath, contentPathLocalized: undefined},
      }),
  };
}

/** Reads pages through the same Markdown steps as the build. */
export function treeReader(parts: TreeParts): ReadPageTree {
  const {siteDir, vocabulary, modules} = parts;
  const compile = pageCompiler(compilerOptions(parts));
  return async (path) => {
    const {open, content, frontMatter} = await runPage(
      {siteDir, vocabulary, compile, modules},
      join(siteDir, path),
    );
    const tree = serializeTree(
      {
        pathOf: (file) => relative(siteDir, file),
        addressOf: (address) => address,
        open,
        onText: () => undefined,
      },
      content,
    );
    return {tree, frontMatter};
  };
}
