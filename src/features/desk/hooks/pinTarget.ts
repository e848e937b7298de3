import {createId} from '../../../shared/hooks/createId';
import {findRoot} from '../../../shared/hooks/pageContent';
import {addPin} from '../lib/deskChanges';
import {changeDesks} from './deskStore';
import {describeTarget, readPageTitle, readTargetTitle} from './findTargets';
import {fetchPage} from './readCard';

/** The result of pinning an element. */
export type Pinned = {
  readonly title: string;
  /** Whether the page was pinned instead, because it is locked or generated. */
  readonly isPage: boolean;
};

/** Pins an element of the current page as the served page has it, which contains no decrypted text. */
export async function pinElement(
  element: Element,
  base: string,
): Promise<Pinned> {
  const {pathname} = window.location;
  const served = await fetchPage(pathname);
  const root = findRoot(document);
  const target = (root && describeTarget(element, root)?.target) ?? '';
  const found = readTargetTitle(served, target);
  const title = found ?? readPageTitle(served);
  await changeDesks(
    addPin({
      id: createId(),
      path: `/${pathname.slice(base.length)}`,
      target: found === undefined ? '' : target,
      title,
      note: '',
    }),
  );
  return {title, isPage: found === undefined};
}
