import type {AssetSelection} from './selectAssets';
import {assetOrders, type AssetOrder} from './sortAssets';

/** The files passed to a component: one or several, with or without the data that images need. */
export const assetShapes = ['assets', 'asset', 'pictures', 'picture'] as const;

/** The form in which a component shows files. */
export type AssetShape = (typeof assetShapes)[number];

/** The request of a component to the asset index. */
export type AssetRequest = AssetSelection & {
  readonly shape: AssetShape;
  /** Whether the rows of data files are included. */
  readonly contents: boolean;
  /** Whether each image must have alternative text. */
  readonly described: boolean;
  /** Page, line, and component for error messages: `docs/a.mdx:12: <AssetList>`. */
  readonly place: string;
};

/** Returns a word as a member of a list; undefined if it is not in the list. */
function matchOne<Word extends string>(
  words: readonly Word[],
  word: string | undefined,
): Word | undefined {
  return words.find((each) => each === word);
}

export function assetOrder(word: string | undefined): AssetOrder | undefined {
  return matchOne(assetOrders, word);
}
