import {createContext} from 'react';
import type {Prepare, ReadResult, SealedPlace} from '../../client/readSealed';
import type {Loaders, Parts} from '../../client/SealedContent/loadParts';
import type SealedContent from '../../client/SealedContent';

/** Everything needed to render a decrypted page. */
export type Prepared = {
  readonly Content: typeof SealedContent;
  readonly parts: Parts;
};

/** The state that the body of a locked page renders. */
export type Lock = {
  readonly place: SealedPlace;
  readonly reading: ReadResult<Prepared>;
};

/** Fetches what loads the components of locked pages. */
export type LoadComponents = () => Promise<{readonly loaders: Loaders}>;

/** Loads the renderer of a page and its components. */
export function preparing(load: LoadComponents): Prepare<Prepared> {
  return async ({tree}) => {
    const [{default: Content}, {loadParts}, {loaders}] = await Promise.all([
      import('../../client/SealedContent'),
      import('../../client/SealedContent/loadParts'),
      load(),
    ]);
    return {Content, parts: await loadParts(tree, loaders)};
  };
}

/** The lock of a page. Its body stays mounted during attempts, so that typed text is kept. */
export const LockContext = createContext<Lock | null>(null);
