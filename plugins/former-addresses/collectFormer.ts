import {describeFault as describe, findLine} from '../pages/fault';
import {findAddress} from '../pages/findAddress';
import type {AuthoredPage} from '../pages/readPages';

export type FormerAddress = {
  /** The former address, without base path. */
  readonly from: string;
  /** The current address of the page, without base path. */
  readonly to: string;
  readonly title: string;
  /** Path of the page from the root of the project. */
  readonly path: string;
  /** The line of the page that names the former address. */
  readonly line: number;
};

export type Collected = {
  readonly former: readonly FormerAddress[];
  readonly faults: readonly string[];
};

function listFormer(page: AuthoredPage): readonly FormerAddress[] {
  const {path, content, frontMatter} = page;
  const {formerAddresses, title} = frontMatter;
  const list = Array.isArray(formerAddresses)
    ? (formerAddresses as readonly unknown[])
    : [];
  return list.map((from) => ({
    from: String(from),
    to: findAddress(page),
    title: String(title),
    path,
    line: findLine(content, String(from)),
  }));
}

export function describeFault(
  {path, line, from}: FormerAddress,
  found: string,
  expected: string,
): string {
  return describe({
    path,
    line,
    found: `the former address ${from}, ${found}`,
    expected,
  });
}

/** Some hosts ignore the case of addresses. */
const toKey = (address: string): string => address.toLowerCase();

/**
 * Collects the former addresses of pages.
 *
 * @param isLocked whether the page at a path is locked; its former names stay secret.
 */
export function collectFormer(
  pages: readonly AuthoredPage[],
  isLocked: (path: string) => boolean,
): Collected {
  const taken = new Map(
    pages.map((page) => [toKey(findAddress(page)), page.path]),
  );
  const former = pages.flatMap(listFormer);
  const first = new Map<string, FormerAddress>();
  const faults = former.flatMap((each) => {
    const {from, path} = each;
    const holder = taken.get(toKey(from));
    const earlier = first.get(toKey(from));
    first.set(toKey(from), earlier ?? each);
    if (isLocked(path)) {
      return describeFault(
        each,
        'on a locked page',
        'none, because former addresses are public',
      );
    }
    if (holder !== undefined) {
      return describeFault(
        each,
        `which is the address of ${holder}`,
        'one that no page has now',
      );
    }
    return earlier === undefined
      ? []
      : describeFault(
          each,
          `which ${earlier.path}:${earlier.line} also lists`,
          'it on only one page',
        );
  });
  return {former, faults};
}
