import {searchEngine, type SearchEngine} from '../lib/engine';
import {readRecords} from '../lib/readRecords';
import type {SearchRecord} from '../../../shared/lib/searchRecord';
import {searchRules} from '../../../site/search';

async function fetchPart(address: string): Promise<readonly SearchRecord[]> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return readRecords(await response.json());
}

/** Fetches all that can be found, and makes it ready. */
export async function loadEngine(
  addresses: readonly string[],
  unlocked: readonly SearchRecord[],
): Promise<SearchEngine> {
  const parts = await Promise.all(addresses.map(fetchPart));
  const engine = searchEngine(searchRules);
  for (const part of [...parts, unlocked]) {
    engine.add(part);
  }
  return engine;
}
