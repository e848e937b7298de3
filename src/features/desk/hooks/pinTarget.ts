import {findRoot} from '../../../shared/hooks/pageContent';
import {limits, type Pin} from '../lib/desk';
import {createId} from '../../../shared/hooks/createId';
import {addPin} from '../lib/deskChanges';
import {changeDesks} from './deskStore';
import {readTarget, writeTarget} from '../lib/target';
import {
  describeTarget,
  findElement,
  nameDocumentPage,
  PIN_TARGETS,
  readPageTitle,
} from './findTargets';
import {fetchPage} from './readCard';

/** The result of pinning an element. */
export type Pinned = {
  readonly title: string;
  /** Whether only the address of the page is stored, because it is locked or generated. */
  readonly isAddressOnly: boolean;
};

/** Finds the counterpart of an element on the served page. */
function findServed(
  element: Element,
  served: Document,
): {readonly target: string; readonly title: string} | undefined {
  const root = findRoot(document);
  const servedRoot = findRoot(served);
  const described = root && describeTarget(element, root);
  if (servedRoot === undefined || described === undefined) {
    return undefined;
  }
  const target = readTarget(described.target);
  const found = findElement(servedRoot, target);
  if (found !== undefined && target.kind === 'leaf') {
    const title = nameDocumentPage(found, target.page);
    return {target: described.target, title};
  }
  return found && describeTarget(found, servedRoot);
}

/** Describes an element by its position alone, which reveals no content. */
function describePlace(element: Element): string {
  const targets = [
    ...(findRoot(document)?.querySelectorAll(PIN_TARGETS) ?? []),
  ];
  const index = targets.indexOf(element);
  return index === -1 ? '' : writeTarget({kind: 'place', index});
}

/** Describes an element by the served page, which contains no decrypted text. */
async function describePublic(
  element: Element,
  base: string,
): Promise<Omit<Pin, 'id' | 'note'> & {readonly isAddressOnly: boolean}> {
  const served = await fetchPage(window.location.pathname);
  const isPage = element.tagName === 'H1';
  const found = isPage ? undefined : findServed(element, served);
  const {target, title} = found ?? {
    target: isPage ? '' : describePlace(element),
    title: readPageTitle(served),
  };
  return {
    path: `/${window.location.pathname.slice(base.length)}`,
    target,
    title: title.slice(0, limits.title),
    isAddressOnly: !isPage && found === undefined,
  };
}

/** Pins an element of the current page. */
export async function pinElement(
  element: Element,
  base: string,
): Promise<Pinned> {
  const {isAddressOnly, ...pin} = await describePublic(element, base);
  await changeDesks(addPin({...pin, id: createId(), note: ''}));
  return {title: pin.title, isAddressOnly};
}
