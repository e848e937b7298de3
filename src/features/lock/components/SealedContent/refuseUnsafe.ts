import {findTreeFault} from '@engine/page-tree/checkTree';
import {LockError} from '@engine/docs-lock/method/lockError';
import type {SealedPayload} from '../../lib/payload';
import {sealedVocabulary} from '../../../../site/sealedVocabulary';

/** Media types that browsers show as documents of this site, and so could run what is in them. */
const DOCUMENTS = /html|xml(?!format)|script/i;

/** Pictures may be drawn with XML: as pictures they run nothing. */
const DRAWING = 'image/svg+xml';

/**
 * Makes sure that what came out of ciphertext is data alone.
 *
 * @throws LockError where it holds what could run.
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
