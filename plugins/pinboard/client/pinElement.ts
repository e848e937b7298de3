import {createId} from '../../../src/shared/client/createId';
import {findRoot} from '../../../src/shared/client/pageContent';
import {addPin} from '../model/deskChanges';
import {changeDesks} from './deskStore';
import {describeTarget, readPageTitle, readTargetTitle} from './findTargets';
import {getPage} from './useCard';

/**
 * Pins an element of the current page, with its content in the served page, which contains no
 * decrypted text.
 *
 * @returns the title, and whether the page was pinned instead, because it is locked or generated.
 */
export async function pinElement(
  element: Element,
  base: string,
): Promise<{readonly title: string; readonly isPage: boolean}> {
  const {pathname} = window.location;
  const served = await getPage(pathname);
  const root = findRoot(document);
  const target = (root && describeTarget(element, root)?.target) ?? '';
  const found = readTargetTitle(served, target);
  const pin = {
    id: createId(),
    path: `/${pathname.slice(base.length)}`,
    target: found === undefined ? '' : target,
    title: found ?? readPageTitle(served),
    note: '',
  };
  await changeDesks(addPin(pin));
  return {title: pin.title, isPage: found === undefined};
}
