import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {
  defaultTreeAdapter,
  html,
  parse,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import {siteDir} from './site';

type Node = DefaultTreeAdapterTypes.Node;

/** An element of a page as hosts serve it. */
export type BuiltElement = {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  /** Whether it is part of a drawing or formula, whose names of tags mean something else. */
  readonly isForeign: boolean;
};

/** A page of the built site. */
export type BuiltPage = {
  /** The path at which it is served, which for the first page of a folder ends in a slash. */
  readonly path: string;
  /** Its elements in document order, without those of templates. */
  readonly elements: readonly BuiltElement[];
};

const buildDir = join(siteDir, 'build');

/** Returns a file of the built site as text, by its path with a leading slash. */
export function readBuilt(path: string): string {
  if (!existsSync(join(buildDir, 'index.html'))) {
    throw new Error(
      'build: found no index.html, expected a built site: run "npm run build" first.',
    );
  }
  return readFileSync(join(buildDir, path), 'utf8');
}

/** Whether the built site has a file, by its path with a leading slash. */
export function isBuilt(path: string): boolean {
  const file = statSync(join(buildDir, path), {throwIfNoEntry: false});
  return file?.isFile() === true;
}

function readText(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}

function listElements(node: Node): readonly BuiltElement[] {
  const inside =
    'childNodes' in node ? node.childNodes.flatMap(listElements) : [];
  if (!defaultTreeAdapter.isElementNode(node)) {
    return inside;
  }
  const element = {
    tag: node.tagName,
    attributes: new Map(node.attrs.map(({name, value}) => [name, value])),
    get text() {
      return readText(node);
    },
    isForeign: node.namespaceURI !== html.NS.HTML,
  };
  return [element, ...inside];
}

/** Reads the HTML of a page as browsers without scripts do. */
export function readPage(path: string, text: string): BuiltPage {
  return {path, elements: listElements(parse(text, {scriptingEnabled: false}))};
}

/** Lists the files of the built site, by their paths with a leading slash. */
export function listBuilt(): readonly string[] {
  readBuilt('/index.html');
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .toSorted();
}

/** Reads all pages of the built site. */
export function readBuiltPages(): readonly BuiltPage[] {
  return listBuilt()
    .filter((file) => file.endsWith('.html'))
    .map((file) =>
      readPage(file.replace(/(?<=\/)index\.html$/, ''), readBuilt(file)),
    );
}
