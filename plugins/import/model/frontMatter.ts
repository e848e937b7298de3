import {dump} from 'js-yaml';
import type {Resolved} from './links';

/** Front matter, parsed. */
export type Values = Readonly<Record<string, unknown>>;

/** What values of front matter refer to. */
export type KeyContext = {
  readonly resolve: (url: string) => Resolved | undefined;
  /** Returns the name of a tag or category in the table of this site. */
  readonly nameTag: (kind: string, name: string) => string | undefined;
  /** Lists the keys whose values this site refuses. */
  readonly listRefused: (data: Values) => readonly string[];
  readonly tell: (what: string) => void;
};

/** Reads a list, or a text with commas, as a list. */
export function asList(value: unknown): readonly string[] {
  return [value]
    .flat()
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .flatMap((each) => String(each).split(','))
    .map((each) => each.trim().replace(/^#/, ''))
    .filter((each) => each !== '');
}

type Convert = (value: unknown, context: KeyContext, key: string) => Values;

const same: Convert = (value, _, key) => ({[key]: value});

const names: Convert = (value, {nameTag}, key) => {
  const list = asList(value).flatMap((name) => nameTag(key, name) ?? []);
  return {[key]: list.length === 0 ? undefined : [...new Set(list)]};
};

/** A neighbor is named by its path in the area. */
const neighbor: Convert = (value, {resolve}, key) => {
  const page = value === false ? undefined : resolve(String(value))?.page;
  const id = page?.path.split('/').slice(2).join('/').replace(/\.md$/, '');
  return {[key]: value === false ? value : (id ?? {})};
};

/** How each key is written here. The schema of this site then refuses wrong values. */
const keys: ReadonlyMap<string, readonly [string, Convert]> = new Map([
  ...'description icon order index isOriginal toc comment editLink lastUpdated contributors sidebar home'
    .split(' ')
    .map((key): [string, [string, Convert]] => [key, [key, same]]),
  // These become the title, an address, or text.
  ...'title heroText permalink actions features heroImage cssclass cssclasses'
    .split(' ')
    .map((key): [string, [string, Convert]] => [key, [key, () => ({})]]),
  ['shortTitle', ['shortTitle', (value) => ({shortTitle: String(value)})]],
  ['tagline', ['description', same]],
  ['tag', ['tag', names]],
  ['tags', ['tag', names]],
  ['category', ['category', names]],
  ['categories', ['category', names]],
  ['aliases', ['aliases', (value) => ({aliases: asList(value)})]],
  ['alias', ['aliases', (value) => ({aliases: asList(value)})]],
  ['prev', ['prev', neighbor]],
  ['next', ['next', neighbor]],
  ['dir', ['order', (value) => ({order: (Object(value) as Values)['order']})]],
  [
    'cover',
    [
      'cover',
      (value, {resolve}) => ({cover: resolve(String(value))?.url ?? value}),
    ],
  ],
  [
    'date',
    [
      'date',
      (value) => ({date: String(value).slice(0, 10).replaceAll('/', '-')}),
    ],
  ],
  [
    'author',
    [
      'author',
      (value) => {
        const [first] = [value].flat();
        return {author: typeof first === 'string' ? {name: first} : first};
      },
    ],
  ],
  [
    'pageInfo',
    [
      'pageInfo',
      (value) => ({
        pageInfo: Array.isArray(value)
          ? value.map((item) =>
              String(item)
                .replace(/(?<=[a-z])(?=[A-Z])/, '-')
                .toLowerCase(),
            )
          : value,
      }),
    ],
  ],
]);

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Converts front matter; what has no counterpart is told. */
export function convertKeys(data: Values, context: KeyContext): Values {
  const rows = Object.entries(data).filter(([, value]) => isSet(value));
  const all: Record<string, unknown> = {};
  for (const [key, value] of rows) {
    const [name, convert] = keys.get(key) ?? [];
    Object.assign(all, name && convert?.(value, context, name));
  }
  const refused = context.listRefused(all);
  const lost = rows.filter(([key]) => !keys.has(key));
  const wrong = refused.map((key) => [key, all[key]] as const);
  for (const [key, value] of [...lost, ...wrong]) {
    context.tell(`${key}: ${JSON.stringify(value)}`);
  }
  const kept = Object.entries(all).filter(
    ([key, value]) => isSet(value) && !refused.includes(key),
  );
  return Object.fromEntries(kept);
}

/** Writes front matter. */
export function writeKeys(data: Values): string {
  return `---\n${dump(data, {lineWidth: -1})}---\n\n`;
}

/** Writes the actions and features of a home page as a list. */
export function writeHome({actions, features}: Values): string {
  const all = [actions ?? [], features ?? []].flat(2) as Values[];
  const lines = all.map(({text, title = text, link, details}) => {
    const name = String(title);
    const words = isSet(link) ? `[${name}](${String(link)})` : `**${name}**`;
    return `- ${words}${isSet(details) ? `: ${String(details)}` : ''}\n`;
  });
  return `${lines.join('')}\n`;
}

/** Writes properties of a note that are no keys of this site as a table. */
export function writeProperties(data: Values): string {
  const rows = Object.entries(data).flatMap(([key, value]) => {
    const cell = asList(value).join(', ') || JSON.stringify(value);
    const plain = cell.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
    return keys.has(key) || !isSet(value) ? [] : `| ${key} | ${plain} |\n`;
  });
  const head = '| Property | Value |\n| --- | --- |\n';
  return rows.length === 0 ? '' : `${head}${rows.join('')}\n`;
}
