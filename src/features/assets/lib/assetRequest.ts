import type {AssetSelection} from './selectAssets';
import {assetOrders, type AssetOrder} from './sortAssets';

/** What a component is given: one file or several, as they are or as pictures ready to be shown. */
export const assetShapes = ['assets', 'asset', 'pictures', 'picture'] as const;

export type AssetShape = (typeof assetShapes)[number];

/** What a page asks the asset index for, on behalf of one component. */
export type AssetRequest = AssetSelection & {
  readonly shape: AssetShape;
  /** Whether the rows of data files are shown, and so shipped. */
  readonly contents: boolean;
  /** Whether each picture must have alt text of its own. */
  readonly described: boolean;
  /** Page, line and component, for messages: `docs/a.mdx:12: <AssetList>`. */
  readonly place: string;
};

const FLAGS = ['deep', 'mayBeEmpty', 'contents', 'described'] as const;
const TEXTS = ['folder', 'match', 'sort', 'shape', 'place'] as const;
const LISTS = ['types', 'files'] as const;

/** Writes a request as the query of a module, in a fixed order of keys. */
export function requestToQuery(request: AssetRequest): string {
  const query = new URLSearchParams([
    ...TEXTS.flatMap((key) => {
      const text = request[key];
      return text === undefined ? [] : [[key, text]];
    }),
    ...FLAGS.filter((key) => request[key] === true).map((key) => [key, '']),
    ...LISTS.flatMap((key) => (request[key] ?? []).map((each) => [key, each])),
  ]);
  return `?${query.toString()}`;
}

/** The word, where it is one of those that are known. */
function oneOf<Word extends string>(
  words: readonly Word[],
  word: string | null,
): Word | undefined {
  return words.find((each) => each === word);
}

/** Reads the name of an order of files. */
export function assetOrder(word: string | null): AssetOrder | undefined {
  return oneOf(assetOrders, word);
}

/** Reads a request back from the query of a module. */
export function requestFromQuery(query: string): AssetRequest {
  const values = new URLSearchParams(query);
  const text = (key: string): string | undefined =>
    values.get(key) ?? undefined;
  return {
    folder: text('folder'),
    match: text('match'),
    sort: assetOrder(values.get('sort')),
    shape: oneOf(assetShapes, values.get('shape')) ?? 'assets',
    place: text('place') ?? '',
    deep: values.has('deep'),
    mayBeEmpty: values.has('mayBeEmpty'),
    contents: values.has('contents'),
    described: values.has('described'),
    types: values.getAll('types'),
    files: values.has('files') ? values.getAll('files') : undefined,
  };
}
