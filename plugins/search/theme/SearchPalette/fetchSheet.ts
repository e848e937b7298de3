import {parseSheet, type Sheet} from '../../../../src/shared/model/csv';

/** Fetches a sheet for instant answers. */
export async function fetchSheet(address: string): Promise<Sheet> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  const result = parseSheet(await response.text());
  if (!result.ok) {
    throw new Error(`${address} is not a valid CSV file.`);
  }
  return result.sheet;
}
