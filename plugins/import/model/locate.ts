import {kebabCase} from '../../../src/shared/model/kebabCase';
import {pageAddress} from '../../../src/shared/model/pageAddress';
import type {Values} from './frontMatter';

/** Where the pages of a project go. */
export type Places = {
  readonly isVault: boolean;
  /** The area that takes all pages; without it, each first folder becomes one. */
  readonly into: string | undefined;
  /** The name of the area for a vault. */
  readonly name: string;
  /** Addresses that need a password, as do all below them. */
  readonly locked: readonly string[];
};

/** The place of a page on this site. */
export type Located = {
  readonly path: string;
  readonly area: string;
  readonly address: string;
  /** Keys of front matter that keep its address, or lead from it. */
  readonly keys: Values;
  /** Its former address, if it has a new one. */
  readonly moved?: string;
  /** Whether it needs a password. */
  readonly isProtected: boolean;
};

/** An address that this site can lead to a page. */
const FORMER = /^(?:\/[^\s/?#%.][^\s/?#%]*)*\/(?:[^\s/?#%.][^\s/?#%]*\.html)?$/;

/** Whether an area needs a password. */
export function isLocked(area: string, {locked}: Places): boolean {
  const isBelow = (each: string): boolean => `/${area}/`.startsWith(each);
  return area === 'private' || locked.some(isBelow);
}

/** The steps of a path, with the names that files have here. */
function nameSteps(source: string, isVault: boolean): readonly string[] {
  return source
    .replace(/\.md$/, '')
    .replace(/(?<=^|\/)README$/i, 'index')
    .split('/')
    .map((step) => (isVault ? kebabCase(step) : step).replace(/^_+/, ''))
    .map((step) => step || 'page');
}

/** Splits the path of a page into its area and its path there, without extension. */
function split(
  source: string,
  isProtected: boolean,
  places: Places,
): readonly [string, string] {
  const {isVault, into, name} = places;
  const [top = '', ...rest] = nameSteps(source, isVault);
  const path = [top, ...rest].join('/');
  if (into !== undefined) {
    return [into, path === 'index' ? name : path];
  }
  const area = /[^\w-]/.test(top) ? kebabCase(top) : top;
  const isAlone = isProtected && !isLocked(area, places);
  if (isVault || isAlone) {
    return [isVault ? name : 'private', path];
  }
  return rest.length === 0 ? ['pages', path] : [area, rest.join('/')];
}

/** Decides where a page goes, and keeps its address if it can. */
export function locatePage(
  source: string,
  {permalink}: Values,
  places: Places,
): Located {
  const file = source.replace(/\.md$/, '.html');
  const plain = `/${file.replace(/(?<=^|\/)(?:README|index)\.html$/i, '')}`;
  const given = typeof permalink === 'string' && !permalink.includes(':');
  const former = given ? permalink : plain;
  const isProtected = places.locked.some((each) =>
    [plain, former].some((own) => own.startsWith(each)),
  );
  const [area, name] = split(source, isProtected, places);
  const address = `/${area}${pageAddress(name)}`;
  const path = `docs/${area}/${name}.md`;
  const place = {path, area, address, isProtected, keys: {}};
  if (places.isVault || ['/', address].includes(former)) {
    return place;
  }
  if (former.startsWith(`/${area}/`)) {
    const slug = former.slice(area.length + 1);
    return {...place, address: former, keys: {slug}};
  }
  const leads = FORMER.test(former) && !isLocked(area, places);
  return {
    ...place,
    moved: former,
    keys: leads ? {formerAddresses: [former]} : {},
  };
}
