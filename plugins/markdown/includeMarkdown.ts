import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {nearest} from '../../src/shared/model/nearest';
import {createImport} from './modules';
import {forAllInTurn, getPagePath} from './pageFaults';
import {isStaticFile, requireStaticFile} from './staticFiles';
import type {Options} from './staticLinks';
import {
  getLine,
  isFlowContent,
  listElements,
  textAttribute,
  type PageElement,
} from './elements';

/** The component that authors write. */
const COMPONENT = 'Markdown';

type IncludeContext = {
  readonly siteDir: string;
  /** Path of the page on disk. */
  readonly path: string;
  /** Path of the page from the root of the project. */
  readonly page: string;
  /** Line of the component in the page. */
  readonly line: number;
};

type Parse = (text: string) => Root;

function listWords({children}: Root): PhrasingContent[] {
  return children.flatMap((node) =>
    node.type === 'paragraph' ? node.children : [],
  );
}

/** Parses a text as Markdown into the component. */
function showText(element: PageElement, text: string, parse: Parse): void {
  const tree = parse(text);
  if (element.type === 'mdxJsxFlowElement') {
    element.children = tree.children.filter(isFlowContent);
  } else {
    element.children = listWords(tree);
  }
}

/**
 * Makes sure that an included file beside the page exists.
 *
 * @throws Error naming page, line, the path found, and the nearest file beside it.
 */
function requirePart(src: string, {path, page, line}: IncludeContext): void {
  const folder = dirname(path);
  if (isStaticFile(folder, src)) {
    return;
  }
  const names = readdirSync(folder).map((name) => `./${name}`);
  const close = nearest(src, names);
  throw new Error(
    `${page}:${line}: found "${src}", expected a file beside the page${close === undefined ? '' : ` (did you mean "${close}"?)`}.`,
  );
}

/**
 * Returns the module of a Markdown file.
 *
 * @throws Error if the file does not exist, or is not Markdown.
 */
async function toModule(src: string, place: IncludeContext): Promise<string> {
  const {siteDir, page, line} = place;
  if (!/^\.{0,2}\/.+\.mdx?$/.test(src)) {
    throw new Error(
      `${page}:${line}: <${COMPONENT}> has the src "${src}", but needs the path of a Markdown file: one under static/ that starts with /, or one beside the page that starts with ./.`,
    );
  }
  if (!src.startsWith('/')) {
    requirePart(src, place);
    return src;
  }
  await requireStaticFile(join(siteDir, 'static'), {link: src, page, line});
  return `@site/static${src}`;
}

/** Makes the component render a file as a module of its own, so that it is watched. */
function showFile(element: PageElement, name: string): void {
  element.name = name;
  element.attributes = [];
  element.children = [];
}

/**
 * Includes Markdown from a file, or from the attribute `text`. The children of the component are
 * part of the page anyway.
 */
export default function includeMarkdown(
  this: Processor<Root>,
  {siteDir}: Options,
): (tree: Root, file: VFile) => Promise<void> {
  const {parser} = this;
  return async (tree, file) => {
    const page = getPagePath(siteDir, file);
    const elements = listElements(tree, new Set([COMPONENT]));
    await forAllInTurn(elements, async (element, index) => {
      const line = getLine(element);
      const [src, text] = ['src', 'text'].map((name) =>
        textAttribute(element, name),
      );
      if (text !== undefined && parser !== undefined) {
        showText(element, text, (words) => parser(words, file));
      } else if (src !== undefined) {
        const place = {siteDir, path: file.path, page, line};
        const name = `Part${index}`;
        tree.children.unshift(createImport(name, await toModule(src, place)));
        showFile(element, name);
      }
    });
  };
}
