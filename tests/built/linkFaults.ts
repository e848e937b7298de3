import type {BuiltElement, BuiltPage} from '../support/built';
import {isWindow} from './pageFaults';

/** Attributes that name a file or a page. */
const ATTRIBUTES = ['href', 'src', 'poster', 'data', 'action', 'formaction'];

/** Metadata whose content is an address. */
const ADDRESSES = ['og:image', 'og:url', 'twitter:image'];

/** Lists the addresses in a `srcset`. */
function splitSet(text = ''): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');
}

function splitStyle(css: string): readonly string[] {
  return [...css.matchAll(/url\(\s*["']?(?<address>[^"')]+)/g)].map(
    ({groups}) => groups?.['address'] ?? '',
  );
}

function splitMeta(attributes: BuiltElement['attributes']): readonly string[] {
  const content = attributes.get('content') ?? '';
  const name = attributes.get('property') ?? attributes.get('name') ?? '';
  if (attributes.get('http-equiv') === 'refresh') {
    return [content.replace(/^.*?url=/i, '')];
  }
  return ADDRESSES.includes(name) ? [content] : [];
}

function listOf({tag, attributes, text}: BuiltElement): readonly string[] {
  return [
    ...ATTRIBUTES.flatMap((name) => attributes.get(name) ?? []),
    ...splitSet(attributes.get('srcset')),
    ...splitSet(attributes.get('imagesrcset')),
    ...splitStyle(attributes.get('style') ?? ''),
    ...(tag === 'style' ? splitStyle(text) : []),
    ...(tag === 'meta' ? splitMeta(attributes) : []),
  ];
}

/** Lists every reference of a page to a page or file, as it is written, each once. */
export function listReferences({elements}: BuiltPage): readonly string[] {
  return [...new Set(elements.flatMap(listOf))];
}

/** What the references of pages can lead to. */
export type Targets = {
  /** The address of the home page. */
  readonly home: string;
  readonly isFile: (path: string) => boolean;
  /** The ids of each page, by its path. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the text of a page, and so its anchors, are encrypted. */
  readonly isLocked: (path: string) => boolean;
};

/** Returns the path within the site that an address leads to, or nothing if it leads elsewhere. */
export function findPath(home: string, address: URL): string | undefined {
  return address.href.startsWith(home)
    ? decodeURIComponent(
        `/${address.pathname.slice(new URL(home).pathname.length)}`,
      )
    : undefined;
}

/** Whether an anchor of a page cannot exist; nobody knows those of a locked page. */
function isMissing(
  anchor: string,
  path: string,
  {anchors, isLocked}: Targets,
): boolean {
  return (
    anchor !== '' && anchors.get(path)?.has(anchor) === false && !isLocked(path)
  );
}

/** Says what is wrong with a reference of a page, if anything is. */
function findFault(
  reference: string,
  page: URL,
  targets: Targets,
): string | undefined {
  const address = new URL(reference, page);
  const path = findPath(targets.home, address);
  if (path === undefined) {
    return address.origin === page.origin ? 'outside of the site' : undefined;
  }
  if (!targets.isFile(path.endsWith('/') ? `${path}index.html` : path)) {
    return 'which does not exist';
  }
  return isMissing(decodeURIComponent(address.hash.slice(1)), path, targets)
    ? 'whose anchor does not exist'
    : undefined;
}

/**
 * Whether a reference leads to the same place wherever the page is served: hosts also answer with
 * it at `/page`, `/page/` and, if it is the not-found page, at any address.
 */
function isSteady(reference: string, page: URL): boolean {
  const elsewhere = new URL('/any/where/else/', page);
  return (
    reference.startsWith('#') ||
    new URL(reference, elsewhere).href === new URL(reference, page).href
  );
}

/** Lists what is wrong with the references of a page. */
export function listLinkFaults(
  page: BuiltPage,
  targets: Targets,
): readonly string[] {
  const own = new URL(page.path.slice(1), targets.home);
  return listReferences(page).flatMap((reference) => {
    if (!isWindow(page) && !isSteady(reference, own)) {
      return `found ${reference}, expected an address that begins with a slash`;
    }
    const fault = findFault(reference, own, targets);
    return fault === undefined ? [] : `found ${reference}, ${fault}`;
  });
}
