import {join} from 'node:path';
import {aliasedSitePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {assetOrder, type AssetRequest} from '../assets/model/assetRequest';
import type {AssetSelection} from '../assets/model/selectAssets';
import {assetOrders, type AssetOrder} from '../assets/model/sortAssets';
import {assetComponents, type AssetWiring} from './assetComponents';
import {writeRequest} from '../../src/shared/model/moduleRequest';
import {createImportAttribute, createImport} from './modules';
import {forAll, getPagePath} from './pageFaults';
import type {Options} from './staticLinks';
import {
  attribute,
  findAttribute,
  getLine,
  listElements,
  replaceAttributes,
  textAttribute,
  type PageElement,
} from './elements';

/** The module with the files of a component, selected by its query. */
const MODULE = join(__dirname, '../assets/build/assets.virtual.cjs');

/** Attributes that select files; they move into the import. */
const SELECTING = [
  'folder',
  'deep',
  'type',
  'match',
  'files',
  'sort',
  'ifEmpty',
];

/** The component that shows a text if there are no files. */
const FALLBACK = 'FilesOrText';

type Wired = {readonly element: PageElement; readonly wiring: AssetWiring};

function list(text: string | undefined): readonly string[] | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function getOrder(element: PageElement): AssetOrder | undefined {
  const word = textAttribute(element, 'sort');
  const order = assetOrder(word);
  if (word !== undefined && order === undefined) {
    throw new Error(
      `has sort="${word}", but needs one of ${assetOrders.join(', ')}`,
    );
  }
  return order;
}

/** The path of a component's only file. */
function getSrc({element, wiring}: Wired): readonly [string] {
  const {from = 'src'} = wiring;
  const src = textAttribute(element, from);
  if (src === undefined || !/^\/[^/]/.test(src)) {
    const found = src === undefined ? `no ${from}` : `the ${from} "${src}"`;
    throw new Error(
      `has ${found}, but needs a path under static/ that starts with /`,
    );
  }
  return [src];
}

function getSelection(wired: Wired): AssetSelection {
  const {element, wiring} = wired;
  const isSingle = !wiring.shape.endsWith('s');
  const folder = textAttribute(element, 'folder');
  const files = isSingle
    ? getSrc(wired)
    : list(textAttribute(element, 'files'));
  if (folder === undefined && files === undefined) {
    throw new Error(
      'has no folder or files, but needs the path of a folder under static/, or a list of files',
    );
  }
  return {
    folder,
    files,
    match: textAttribute(element, 'match'),
    types: list(textAttribute(element, 'type')) ?? wiring.types ?? [],
    sort: getOrder(element),
    deep: findAttribute(element, 'deep') !== undefined,
    mayBeEmpty: textAttribute(element, 'ifEmpty') !== undefined,
  };
}

function buildRequest(wired: Wired, place: string): AssetRequest {
  const {shape, contents = false, described = false} = wired.wiring;
  const alt = textAttribute(wired.element, 'alt') ?? '';
  return {
    ...getSelection(wired),
    place,
    shape,
    contents,
    // Alternative text on the image itself is enough.
    described: described && alt === '',
  };
}

/** Wraps a component in one that shows a text if there are no files. */
function wrap(element: PageElement, name: string, text: string): void {
  if (element.type === 'mdxJsxFlowElement') {
    element.children = [{...element}];
  } else {
    element.children = [{...element}];
  }
  element.name = FALLBACK;
  element.attributes = [
    createImportAttribute('files', name),
    attribute('text', text),
  ];
}

function handAssets({element, wiring}: Wired, name: string): void {
  const text = textAttribute(element, 'ifEmpty');
  replaceAttributes(
    element,
    [wiring.from, ...SELECTING],
    createImportAttribute(wiring.prop, name),
  );
  if (text !== undefined) {
    wrap(element, name, text);
  }
}

/**
 * Whether a component needs files. It does not if they were passed in, or are optional and not
 * named.
 */
function asksForFiles({element, wiring}: Wired): boolean {
  const {prop, from} = wiring;
  return (
    findAttribute(element, prop) === undefined &&
    (from === undefined || findAttribute(element, from) !== undefined)
  );
}

/**
 * Lets authors select files by folder, type, and name. The files become an import of the page, so
 * that they are watched, and shipped only with that page.
 */
export default function importAssets({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const page = getPagePath(siteDir, file);
    const wired = listElements(tree)
      .flatMap((element) => {
        const wiring = assetComponents[element.name ?? ''];
        return wiring === undefined ? [] : [{element, wiring}];
      })
      .filter(asksForFiles);
    forAll(wired, (each, index) => {
      const {element} = each;
      const place = `${page}:${getLine(element)}: <${element.name ?? ''}>`;
      try {
        const query = writeRequest(buildRequest(each, place));
        const module = aliasedSitePath(MODULE, siteDir);
        tree.children.unshift(createImport(`asset${index}`, module + query));
      } catch (error) {
        throw new Error(`${place} ${(error as Error).message}.`, {
          cause: error,
        });
      }
      handAssets(each, `asset${index}`);
    });
  };
}
