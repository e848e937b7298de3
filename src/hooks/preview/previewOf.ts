import {previews as address} from '@generated/search-index/default/addresses';
import type {Preview, Previews} from '../../lib/search/previews';

let fetched: Promise<Previews> | undefined;

async function fetchPreviews(): Promise<Previews> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  // The build has made it.
  return (await response.json()) as Previews;
}

/** Gives what is known of the place that an address leads to; fetched once, and again only where it failed. */
export async function previewOf(to: string): Promise<Preview | undefined> {
  fetched ??= fetchPreviews();
  try {
    return (await fetched)[to];
  } catch {
    fetched = undefined;
    return undefined;
  }
}
