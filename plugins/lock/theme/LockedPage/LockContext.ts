import {createContext} from 'react';
import type {Prepare, ReadResult, SealedPlace} from '../../client/readSealed';
import type {Parts} from '../../client/SealedContent/loadParts';
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

/** Loads the renderer of a page and its components. */
export const prepare: Prepare<Prepared> = async ({tree}) => {
  const [{default: Content}, {loadParts}] = await Promise.all([
    import('../../client/SealedContent'),
    import('../../client/SealedContent/loadParts'),
  ]);
  return {Content, parts: await loadParts(tree)};
};

/** The lock of a page. Its body stays mounted during attempts, so that typed text is kept. */
export const LockContext = createContext<Lock | null>(null);
