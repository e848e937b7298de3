import synonyms from '@generated/search/default/synonyms.json';
import {SearchEngine} from '../model/engine';
import {readRecords} from '../model/readRecords';
import {fillers} from '../model/words';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';

async function fetchPart(address: string): Promise<readonly SearchRecord[]> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  return readRecords(await response.json());
}

/** Number of documents that are added at a time, so that queries are not blocked. */
const AT_A_TIME = 20;

/** Yields to waiting tasks. */
function takeTurns(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Fetches the index of pages and builds the search engine. */
export async function loadEngine(
  addresses: readonly string[],
  unlocked: readonly SearchRecord[],
): Promise<SearchEngine> {
  const parts = await Promise.all(addresses.map(fetchPart));
  const engine = new SearchEngine({synonyms, fillers});
  for (const part of [...parts, unlocked]) {
    engine.add(part);
  }
  return engine;
}

/** Adds the index of documents; if it cannot be fetched, pages are still found. */
export async function addDocuments(
  engine: SearchEngine,
  addresses: readonly string[],
): Promise<void> {
  const parts = await Promise.allSettled(addresses.map(fetchPart));
  const records = parts.flatMap((part) =>
    part.status === 'fulfilled' ? part.value : [],
  );
  for (let first = 0; first < records.length; first += AT_A_TIME) {
    await takeTurns();
    engine.add(records.slice(first, first + AT_A_TIME));
  }
}
