import {decoded} from '../../../shared/lib/decoded';

/** Gives what readers may have looked for at a path that is no page: the words of its last steps. */
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
