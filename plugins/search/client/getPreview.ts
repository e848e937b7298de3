import {previews as address} from '@generated/search/default/addresses';
import {findPreview, type Preview} from '../model/previews';

let fetched: Promise<unknown> | undefined;

async function fetchPreviews(): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  return response.json();
}

/** Returns the preview of an address; cached, except after a failure. */
export async function getPreview(to: string): Promise<Preview | undefined> {
  fetched ??= fetchPreviews();
  try {
    return findPreview(await fetched, to);
  } catch {
    fetched = undefined;
    return undefined;
  }
}
