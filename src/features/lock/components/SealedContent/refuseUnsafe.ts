import {findTreeFault} from '@engine/page-tree/checkTree';
import {LockError} from '@engine/docs-lock/method/lockError';
import type {SealedPayload} from '../../lib/payload';
import {sealedVocabulary} from '../../../../site/sealedVocabulary';

/** Media types that browsers open as documents of this origin, whose scripts would run. */
const DOCUMENTS = /html|xml(?!format)|script/i;

/** SVG is allowed as an image, which runs no scripts. */
const DRAWING = 'image/svg+xml';

/**
 * Makes sure that decrypted content is data only.
 *
 * @throws LockError if it holds anything that could run.
 */
export function refuseUnsafe({
  tree,
  files,
}: Pick<SealedPayload, 'tree' | 'files'>): void {
  const file = files.find(({mime}) => mime !== DRAWING && DOCUMENTS.test(mime));
  const fault =
    findTreeFault(tree, sealedVocabulary) ??
    (file && `a file of type ${file.mime}`);
  if (fault !== undefined) {
    throw new LockError('damaged', {cause: fault});
  }
}
