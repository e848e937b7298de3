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

/** The word, where it is one of those that are known. */
function matchOne<Word extends string>(
  words: readonly Word[],
  word: string | undefined,
): Word | undefined {
  return words.find((each) => each === word);
}

/** Reads the name of an order of files. */
export function assetOrder(word: string | undefined): AssetOrder | undefined {
  return matchOne(assetOrders, word);
}
