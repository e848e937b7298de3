import {visit} from 'unist-util-visit';
import type {FindTarget} from '../links';
import type {TakenPage} from '../read/takenPage';

/** Lists the paths of the pictures that pages show, each once. */
export function listPictures(
  pages: readonly TakenPage[],
  findTarget: FindTarget,
): readonly string[] {
  const paths = new Set<string>();
  for (const {content} of pages) {
    visit(content, 'image', ({url}) => {
      const target = findTarget(url);
      if (target.kind === 'file') {
        paths.add(target.path);
      }
    });
  }
  return [...paths].toSorted();
}
