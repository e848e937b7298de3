import {decoded} from '../../../src/shared/model/decoded';

/** A page as others link to it. */
export type Target = {
  readonly source: string;
  /** Path from the root of this site. */
  readonly path: string;
  readonly area: string;
  readonly address: string;
  /** Whether it needs a password, so that no other area may name its headings. */
  readonly isProtected: boolean;
  /** Anchors of headings by their letters and digits; empty for the title. */
  readonly anchors: ReadonlyMap<string, string>;
};

/** All to which links of a project can lead, by path in the project. */
export type Targets = {
  readonly pages: ReadonlyMap<string, Target>;
  /** Paths below static/. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths by the names that wiki links use, in lower case. */
  readonly names: ReadonlyMap<string, string>;
};

/** Where a link leads on this site. */
export type Resolved = {
  readonly url: string;
  readonly page?: Target;
  /** A file, by its path in the project. */
  readonly file?: string;
  /** Whether the page lacks the anchor. */
  readonly isLost?: boolean;
};

/** Joins a folder and a path, as far as `..` leads. */
export function joinPath(folder: string, path: string): string {
  const all = path.startsWith('/') ? path : `${folder}/${path}`;
  const steps = all.split('/').reduce<string[]>((done, step) => {
    const isHere = step === '' || step === '.';
    return step === '..' ? done.slice(0, -1) : isHere ? done : [...done, step];
  }, []);
  return steps.join('/');
}

/** The folder of a path. */
export function getFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Reduces a heading to its letters and digits, on which all programs agree. */
export function anchorKey(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function encode(path: string): string {
  return encodeURI(path).replaceAll(
    /[#()?]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

/** A link of a page: as written, and without its anchor. */
type Link = {
  readonly from: Target | undefined;
  readonly path: string;
  readonly anchor: string;
};

/** Whether a link by file leads to a page, whose file may have another name here. */
function leadsTo({path}: Target, file: string): boolean {
  const name = decoded(file).replace(/^(?:\.\.?\/)+/, '/');
  return /^[^/].*\.md$/.test(file) && path.endsWith(name);
}

/** Finds a heading of a page; other areas must not name those of a protected one. */
function findAnchor(
  {area, anchors, isProtected}: Target,
  {from, anchor}: Pick<Link, 'from' | 'anchor'>,
): string | undefined {
  const isHidden = isProtected && area !== from?.area;
  return isHidden ? '' : anchors.get(anchorKey(anchor));
}

/** Links a page: by file within an area, if the author did so, else by address. */
function linkPage(page: Target, {from, path, anchor}: Link): Resolved {
  const to = findAnchor(page, {from, anchor});
  const isLost = anchor !== '' && to === undefined;
  const hash = to ? `#${to}` : '';
  if (page === from && hash !== '') {
    return {url: hash, page, isLost};
  }
  const own = path.replace(/(?<=^|\/)README\.md$/i, 'index.md');
  const stays = page.area === from?.area && leadsTo(page, own);
  const url = stays ? own.replace(/^(?!\.)/, './') : encode(page.address);
  return {url: url + hash, page, isLost};
}

/** Lists the paths that a link may mean, in order. */
function listCandidates(path: string): readonly string[] {
  const plain = path.replace(/\.html$/, '');
  const folder = plain.replace(/(?:^|\/)index$/, '');
  const fronts = ['README.md', 'index.md'].map((end) => joinPath(folder, end));
  return [path, `${plain}.md`, ...fronts];
}

function findPath(
  [path, bare]: readonly [string, string],
  source: string,
  {pages, files, names}: Targets,
): string {
  const known = [getFolder(source), '']
    .flatMap((folder) => listCandidates(joinPath(folder, decoded(bare))))
    .find((each) => pages.has(each) || files.has(each));
  const name = decoded(path).toLowerCase().replace(/\.md$/, '');
  const near = joinPath(getFolder(source), name).toLowerCase();
  return known ?? names.get(name) ?? names.get(near) ?? '';
}

function linkFile(file: string, path: string | undefined) {
  return path === undefined ? undefined : {url: `/${encode(path)}`, file};
}

/** Links another site, unless the address is none or runs code. */
function linkAway(url: string): Resolved | undefined {
  const works = URL.canParse(url, 'https://a') && !/^javascript:/i.test(url);
  return works ? {url} : undefined;
}

/** Finds where a link of a page leads, or a name in a wiki link; undefined if nowhere. */
export function resolveLink(
  url: string,
  source: string,
  targets: Targets,
): Resolved | undefined {
  if (/^(?:[a-z][a-z\d+.-]+:|\/\/)\S*$/i.test(url)) {
    return linkAway(url);
  }
  const [path = '', ...hashes] = url.trim().split('#');
  const bare = path.replace(/\?.*$/, '').replace(/^~?@\//, '/');
  const found = path === '' ? source : findPath([path, bare], source, targets);
  const {pages, files, names} = targets;
  const [page, file] = [pages.get(found), files.get(found)];
  // Notes get other names, so that links by file would not lead to them.
  const kept = names.size === 0 ? bare : '';
  const anchor = decoded(hashes.at(-1) ?? '');
  return page === undefined
    ? linkFile(found, file)
    : linkPage(page, {from: pages.get(source), path: kept, anchor});
}

/** Lists the names of pages and files: whole paths first, then their ends, then aliases. */
export function listNames(
  paths: readonly string[],
  aliases: readonly (readonly [name: string, path: string])[],
): ReadonlyMap<string, string> {
  const whole = paths.map((path) => [path, path] as const);
  const ends = paths.flatMap((path) => {
    const steps = path.split('/');
    return steps.map((_, at) => [steps.slice(at).join('/'), path] as const);
  });
  const rows = [...whole, ...ends, ...aliases].map(
    ([name, path]) => [name.replace(/\.md$/, '').toLowerCase(), path] as const,
  );
  // Of rows with one name, a map keeps the last.
  return new Map(rows.toReversed());
}
