import {limits, type Pin} from '../lib/desk';
import {addPin} from './deskStore';
import {readTarget, writeTarget} from '../lib/target';
import {
  describeTarget,
  findElement,
  findRoot,
  nameDocumentPage,
  PIN_TARGETS,
} from './findTargets';
import {fetchPage} from './readCard';

/** What became of something that readers pinned. */
export type Pinned = {
  readonly title: string;
  /** Whether only the address of the page is kept: the page is locked, or made by script. */
  readonly isAddressOnly: boolean;
};

/** The name of a page as everybody may know it. */
function readPageTitle(page: Document): string {
  return page.title.split(' | ')[0] ?? page.title;
}

/** Finds on the page as the host serves it what readers see of it as it is open. */
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

/** What tells nothing of a page but where on it something is. */
function describePlace(element: Element): string {
  const targets = [
    ...(findRoot(document)?.querySelectorAll(PIN_TARGETS) ?? []),
  ];
  const index = targets.indexOf(element);
  return index === -1 ? '' : writeTarget({kind: 'place', index});
}

/**
 * What of a page is kept: what the host serves to everybody. The words of what is
 * decrypted, and its address within the page, are not there, and so never written.
 */
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

/** Pins something of the page that is open. */
export async function pinElement(
  element: Element,
  base: string,
): Promise<Pinned> {
  const {isAddressOnly, ...pin} = await describePublic(element, base);
  await addPin(pin);
  return {title: pin.title, isAddressOnly};
}
