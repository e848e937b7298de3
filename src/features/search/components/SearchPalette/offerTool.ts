import {beginsWords} from '../../lib/beginsWords';
import type {Entry} from './entries';

/** A tool of the site in the palette. */
type Tool = Entry & {
  readonly title: string;
  /** Further words by which it is found. */
  readonly words: string;
};

/** Offers a tool that the site has if the query mentions it. */
export function offerTool(
  query: string,
  isThere: boolean,
  {words, ...entry}: Tool,
): readonly Entry[] {
  return isThere && beginsWords(query, `${entry.title} ${words}`)
    ? [entry]
    : [];
}
