import {asValues, type Values} from './frontMatter';
import {joinPath} from './links';

/** An entry of sidebars.ts. */
export type Entry =
  string | {readonly page: string; readonly children: readonly Entry[]};

/** A page of an area, and what decides its place there. */
export type Placed = {
  /** Path in the area without extension. */
  readonly id: string;
  readonly title: string;
  /** Its place in the sidebars of its project; infinite if it has none. */
  readonly rank: number;
  /** Its order in front matter. */
  readonly order: unknown;
};

/** An item of a navbar, which becomes a menu. */
export type Menu = {
  /** Its name; without one, that of its area. */
  readonly label: string | undefined;
  /** The paths of the pages and folders to which it leads, without ending. */
  readonly keys: readonly string[];
};

/** What navbar and sidebars say, by the paths of pages and folders without ending. */
export type Navigation = {
  readonly ranks: ReadonlyMap<string, number>;
  readonly titles: ReadonlyMap<string, string>;
  readonly menus: readonly Menu[];
};

/** Reduces a link to the path of its page or folder: `/a/README.md` and `/a/` are the same. */
export function pageKey(path: string): string {
  return joinPath('', path)
    .replace(/\.(?:md|html)$/, '')
    .replace(/(?:^|\/)(?:README|index)$/i, '');
}

type Reading = {
  readonly ranks: Map<string, number>;
  readonly titles: Map<string, string>;
};

/** Reads an item of a sidebar: an object, a path, or a path with a title. */
function asGroup(item: unknown): Values {
  const [link, text] = [item].flat();
  return typeof link === 'string' ? {link, text} : asValues(item);
}

function noteItem(key: string, title: unknown, {ranks, titles}: Reading): void {
  ranks.set(key, ranks.get(key) ?? ranks.size);
  if (typeof title === 'string' && !titles.has(key)) {
    titles.set(key, title);
  }
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Notes the pages and folders of a sidebar. */
function readItems(list: unknown, outer: string, into: Reading): void {
  for (const item of asArray(list)) {
    const {text, title = text, link, path = link, ...rest} = asGroup(item);
    const {prefix, items, children = items} = rest;
    const folder = joinPath(outer, typeof prefix === 'string' ? prefix : '');
    const target = path ?? prefix;
    if (typeof target === 'string') {
      noteItem(pageKey(joinPath(outer, target)), title, into);
    }
    readItems(children, folder, into);
  }
}

/** Reads the navbar of a theme in its first language. */
function readMenus(
  {nav, navbar = nav}: Values,
  titles: Reading['titles'],
): readonly Menu[] {
  return asArray(navbar).map((item) => {
    const ranks = new Map<string, number>();
    readItems([item], '', {ranks, titles});
    const {text} = asGroup(item);
    const label = typeof text === 'string' ? text : undefined;
    return {label, keys: [...ranks.keys()]};
  });
}

/** Reads the navbar of a theme, and its sidebars in all languages. */
export function readNavigation(theme: Values): Navigation {
  const titles = new Map<string, string>();
  const into = {ranks: new Map<string, number>(), titles};
  const locales = asValues(theme['locales']);
  const main = asValues(locales['/']);
  const menus = readMenus({...main, ...theme}, titles);
  const all = [theme, ...Object.values(locales)];
  for (const {sidebar} of all.map((each) => asValues(each))) {
    readItems(sidebar, '', into);
    Object.entries(asValues(sidebar)).forEach(([path, items]) => {
      readItems(items, path, into);
    });
  }
  return {...into, menus};
}

/**
 * Finds the menu of an area: the only one that leads to it, or else the first that leads to its
 * front page. Without one, the area belongs to the menu of the project.
 *
 * @param areaKeys the paths of its pages and of its folder, without ending.
 */
export function findMenu(
  id: string,
  areaKeys: ReadonlySet<string>,
  menus: readonly Menu[],
): Menu | undefined {
  const leading = menus.filter(({keys}) =>
    keys.some((key) => areaKeys.has(key)),
  );
  return leading.length === 1
    ? leading[0]
    : leading.find(({keys}) => keys.includes(id));
}

/** Orders by number: positive ones first, negative ones last. */
function weigh({order}: Placed): number {
  const given = typeof order === 'number' ? order : 1e6;
  return given < 0 ? 2e6 + given : given;
}

function compare(one: Placed, other: Placed): number {
  const [first, second] = [one, other].map(({rank}) => Math.min(rank, 1e9));
  return (
    (first ?? 0) - (second ?? 0) ||
    weigh(one) - weigh(other) ||
    one.title.localeCompare(other.title)
  );
}

/** Orders the pages of an area within their folders. */
export function orderPages(pages: readonly Placed[], below = ''): Entry[] {
  const others = pages.filter(({id}) => id !== `${below}index`);
  const getStep = ({id}: Placed) =>
    id.slice(below.length).split('/', 1).join('');
  return [...new Set(others.map(getStep))]
    .flatMap((step) => {
      const members = others.filter((page) => getStep(page) === step);
      const folder = `${below}${step}/`;
      const own = members.find(({id}) => id === below + step);
      const inside = members.filter((page) => page !== own);
      const index = inside.find(({id}) => id === `${folder}index`);
      const [first] = inside.toSorted(compare);
      const alone = own === undefined ? [] : [{place: own, entry: own.id}];
      if (first === undefined) {
        return alone;
      }
      const isNote = index === undefined && own !== undefined;
      const page = isNote ? own.id : `${folder}index`;
      const place = {
        ...(index ?? own ?? {...first, title: step}),
        rank: first.rank,
      };
      const entry: Entry = {page, children: orderPages(inside, folder)};
      return [{place, entry}, ...(isNote ? [] : alone)];
    })
    .toSorted((one, other) => compare(one.place, other.place))
    .map(({entry}) => entry);
}
