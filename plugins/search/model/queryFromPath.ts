import {decoded} from '../../../src/shared/model/decoded';

/** Turns the last segments of a path that does not exist into a search query. */
export function queryFromPath(path: string, steps: number): string {
  return decoded(path)
    .split('/')
    .map((step) =>
      step
        .replace(/\.html?$/i, '')
        .replaceAll(/[^\p{L}\p{N}'’]+/gu, ' ')
        .trim(),
    )
    .filter((step) => step !== '' && step !== 'index')
    .slice(-steps)
    .join(' ');
}
