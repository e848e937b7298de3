import {beginsWords} from '../../model/beginsWords';
import type {Entry} from './entries';

/** A tool of the site in the palette. */
type Tool = Entry & {
  readonly title: string;
  /** Further words by which it is found. */
  readonly words: string;
};

/** Offers a tool if the query mentions it, or is still empty. */
export function offerTool(
  query: string,
  {words, ...entry}: Tool,
): readonly Entry[] {
  return beginsWords(query, `${entry.title} ${words}`) ? [entry] : [];
}

/** Offers a tool if the query mentions it. */
export function offerWantedTool(query: string, tool: Tool): readonly Entry[] {
  return query === '' ? [] : offerTool(query, tool);
}
