import {decoded} from '../../../src/shared/model/decoded';
import {isRecord} from '../../../src/shared/model/isRecord';
import {kebabCase} from '../../../src/shared/model/kebabCase';
import {pageAddress} from '../../../src/shared/model/pageAddress';
import {asValues, type Values} from './frontMatter';

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

/** The path of a page without extension, with the names that files have here. */
function namePath(source: string, isVault: boolean): string {
  return (
    source
      .replace(/\.md$/, '')
      .replace(/(?<=^|\/)README$/i, 'index')
      // Packers read these signs as the end of a path.
      .replaceAll(/[?#]/g, '-')
      .split('/')
      .map((step) => (isVault ? kebabCase(step) : step).replace(/^_+/, ''))
      .map((step) => (/[\p{L}\p{N}]/u.test(step) ? step : 'page'))
      .join('/')
  );
}

/** The id of an area, which may have only letters and digits of English. */
export function nameId(text: string): string {
  const name = /[^\w-]/.test(text) ? kebabCase(text) : text;
  return /^[\w-]+$/.test(name)
    ? name
    : encodeURIComponent(text)
        .replaceAll(/[^\w-]/g, '')
        .toLowerCase();
}

/** The area of a page, unless that page alone is protected. */
function nameArea(path: string, {isVault, into, name}: Places): string {
  const top = path.split('/', 1).join('');
  return into ?? (isVault ? name : path.includes('/') ? nameId(top) : 'pages');
}

/** Splits the path of a page into its area and its path there. */
function split(
  path: string,
  isProtected: boolean,
  places: Places,
): readonly [area: string, path: string] {
  const {isVault, into, name} = places;
  const area = nameArea(path, places);
  if (into !== undefined) {
    return [area, path === 'index' ? name : path];
  }
  if (isProtected && !isLocked(area, places)) {
    return ['private', path];
  }
  return [area, isVault ? path : path.slice(path.indexOf('/') + 1)];
}

/** The addresses of a page in its project: by its path, and as front matter says. */
function listAddresses(source: string, {permalink}: Values) {
  const file = source.replace(/\.md$/, '.html');
  const plain = `/${file.replace(/(?<=^|\/)(?:README|index)\.html$/i, '')}`;
  const given = typeof permalink === 'string' && !permalink.includes(':');
  return [plain, given ? permalink : plain] as const;
}

/** Lists the settings that protect a page. */
export function listLocks(
  source: string,
  data: Values,
  {locked}: Pick<Places, 'locked'>,
): readonly string[] {
  const addresses = listAddresses(source, data);
  return locked.filter((each) => addresses.some((own) => own.startsWith(each)));
}

/** Decides where a page goes, and keeps its address if it can. */
export function locatePage(
  source: string,
  data: Values,
  places: Places,
): Located {
  const [, former] = listAddresses(source, data);
  const isProtected = listLocks(source, data, places).length > 0;
  const [area, name] = split(
    namePath(source, places.isVault),
    isProtected,
    places,
  );
  const address = `/${area}${pageAddress(name)}`;
  const path = `docs/${area}/${name}.md`;
  const place = {path, area, address, isProtected, keys: {}};
  if (places.isVault || ['/', address].includes(former)) {
    return place;
  }
  if (former.startsWith(`/${area}/`) && !/[#?%]/.test(former)) {
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

const TOP = /^\uFEFF?---.*\n(?:.*\n)*?---/;
const PASSWORD = /^[\s{]*["']?(?:password|encrypt)\w*["']?\s*:/im;
/** Settings that are no comment and name protected pages. */
const ENCRYPT = /^(?!\s*(?:\/\/|\/?\*)).*\bencrypt["']?\s*[:,=(]/m;

/** Whether a page has a password of its own, which this site cannot give it. */
export function hasPassword(text: string): boolean {
  return PASSWORD.test(TOP.exec(text.replaceAll('\r', ''))?.[0] ?? '');
}

/** Whether settings may protect more than can be read of them. */
function isUnclear(encrypt: unknown): boolean {
  if (!isRecord(encrypt)) {
    return true;
  }
  const {global = false, config = {}} = encrypt;
  const isHidden = ['global', 'config'].some(
    (key) => key in encrypt && encrypt[key] === undefined,
  );
  const isOdd = Object.keys(asValues(config)).some((key) =>
    key.startsWith('^'),
  );
  return (
    isHidden || isOdd || global !== false || !isRecord(config) || '/' in encrypt
  );
}

/**
 * Lists the beginnings of addresses that settings protect: all addresses, if they say so, or if they
 * cannot be read.
 */
export function listLocked(
  theme: Values,
  settings: readonly string[],
): readonly string[] {
  const plugins = asValues(theme['plugins']);
  const given = [theme, plugins].filter((each) => 'encrypt' in each);
  if (given.length === 0) {
    return settings.some((text) => ENCRYPT.test(text)) ? ['/'] : [];
  }
  return given.flatMap(({encrypt}) => {
    const {config} = asValues(encrypt);
    const paths = Object.keys(asValues(config));
    return isUnclear(encrypt) ? ['/'] : paths.map(toAddress);
  });
}

/** The beginning of addresses that a path of settings means. */
function toAddress(path: string): string {
  return decoded(path)
    .replace(/(?<=\/)(?:README|index)(?:\.\w+)?$/i, '')
    .replace(/\.md$/, '.html');
}
