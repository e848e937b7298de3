import {fromBase64} from '@engine/docs-lock/method/base64';
import {openContentKey} from '@engine/docs-lock/method/contentKey';
import {usableHash} from '@engine/docs-lock/method/hash';
import {toLockFault} from '@engine/docs-lock/method/lockError';
import type {Token} from '@engine/docs-lock/method/token';
import type {SealedEntry, SealedScope} from '@engine/docs-lock/method/types';
import {heldKey} from './heldKeys';
import {takeKey} from './keyRing';

/** Unlocks a scope with a remembered token, if that is still valid. */
export async function unlockScope(
  token: Token,
  kind: SealedEntry['kind'],
  scope: SealedScope,
): Promise<boolean> {
  const entry = scope.entries.find(
    (each) =>
      each.id === token.id && each.kind === kind && usableHash(each.hash),
  );
  if (entry === undefined) {
    return false;
  }
  try {
    const kek =
      'held' in token ? await heldKey(token.held) : fromBase64(token.kek);
    if (kek === undefined) {
      return false;
    }
    const key = await openContentKey(kek, entry, scope);
    takeKey(scope, key, entry.signer);
    return true;
  } catch (error) {
    if (toLockFault(error) === 'insecure') {
      throw error;
    }
    return false;
  }
}
