import {createContext} from 'react';
import type {Prepare, Reading, SealedPlace} from '../../hooks/readSealed';
import type {Parts} from '../SealedContent/loadParts';
import type SealedContent from '../SealedContent';

/** What has the content of a page ready to be shown. */
export type Prepared = {
  readonly Content: typeof SealedContent;
  readonly parts: Parts;
};

/** What the body of a locked page shows. */
export type Lock = {
  readonly place: SealedPlace;
  readonly reading: Reading<Prepared>;
};

/** Fetches the renderer of a page and its components. */
export const prepare: Prepare<Prepared> = async ({tree, files}) => {
  const [{default: Content}, {loadParts}, {refuseUnsafe}] = await Promise.all([
    import('../SealedContent'),
    import('../SealedContent/loadParts'),
    import('../SealedContent/refuseUnsafe'),
  ]);
  refuseUnsafe({tree, files});
  return {Content, parts: await loadParts(tree)};
};

/** The lock around a page: its body stays the same while it is tried, so that nothing typed is lost. */
export const LockContext = createContext<Lock | null>(null);
