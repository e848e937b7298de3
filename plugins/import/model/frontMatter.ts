import {dump} from 'js-yaml';
import {escapeText} from './edits';
import type {Resolved} from './links';

/** Front matter, parsed. */
export type Values = Readonly<Record<string, unknown>>;

/** Reads an object; anything else has no keys that matter. */
export function asValues(value: unknown): Values {
  return Object(value) as Values;
}

/** What values of front matter refer to. */
export type KeyContext = {
  readonly resolve: (url: string) => Resolved | undefined;
  /** Returns the name of a tag or category in the table of this site. */
  readonly nameTag: (
    kind: 'tag' | 'category',
    name: string,
  ) => string | undefined;
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

/** Keys with another name here. */
const RENAMED: Readonly<Record<string, string>> = {
  tagline: 'description',
  tags: 'tag',
  categories: 'category',
  alias: 'aliases',
};
const KNOWN =
  /^(?:description|icon|order|index|isOriginal|toc|comment|editLink|lastUpdated|contributors|sidebar|home|shortTitle|date|author|tag|category|aliases|prev|next|cover|pageInfo)$/;
/** Keys that become the title, an address, or the place in the sidebar. */
const ELSEWHERE = /^(?:title|heroText|permalink|dir)$/;

function isKnown(key: string): boolean {
  return KNOWN.test(RENAMED[key] ?? key) || ELSEWHERE.test(key);
}

/** A neighbor is named by its path in the area. */
function nameNeighbor(value: unknown, {resolve}: KeyContext): unknown {
  const path = value === false ? '' : resolve(String(value))?.page?.path;
  const id = path?.split('/').slice(2).join('/').replace(/\.md$/, '');
  return value === false ? value : id;
}

/** A cover is a picture, or there is none. */
function findCover(value: unknown, {resolve}: KeyContext): unknown {
  const found = resolve(String(value));
  return found?.page === undefined ? found?.url : undefined;
}

type Convert = (value: unknown, context: KeyContext) => unknown;

function convertNames(kind: 'tag' | 'category'): Convert {
  return (value, {nameTag}) => {
    const list = asList(value).flatMap((name) => nameTag(kind, name) ?? []);
    return list.length === 0 ? undefined : [...new Set(list)];
  };
}

/** How values are written here; the schema of this site then refuses wrong ones. */
const converters: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ['shortTitle', String],
  // Readers see it without links.
  [
    'description',
    (value) =>
      String(value).replaceAll(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1'),
  ],
  ['tag', convertNames('tag')],
  ['category', convertNames('category')],
  ['aliases', asList],
  ['prev', nameNeighbor],
  ['next', nameNeighbor],
  ['cover', findCover],
  ['date', (value) => String(value).slice(0, 10).replaceAll('/', '-')],
]);

function isSet(value: unknown): boolean {
  const isEmpty =
    Object(value) === value && Object.keys(value as object).length === 0;
  return value !== undefined && value !== null && value !== '' && !isEmpty;
}

/** Keys that only change how Obsidian shows a note. */
const LOOKS =
  /^(?:css-?class(?:es)?|publish|mobile|banner.*|obsidian.*|kanban-.*)$/i;

/** Returns a property of a note as a line; undefined if readers would not see it as a text. */
function showProperty(value: unknown): string | undefined {
  const parts = [value].flat();
  const isText = parts.every((each) => Object(each) !== each);
  return isSet(value) && isText
    ? parts.join(', ').replaceAll(/\s+/g, ' ').trim()
    : undefined;
}

/** Lists what readers see of a property: its name and text, and those of the values in it. */
function listRows(key: string, value: unknown): readonly [string, string][] {
  const text = showProperty(value);
  if (text !== undefined) {
    return [[key, text]];
  }
  const inner = Array.isArray(value)
    ? value.map((each: unknown, index) => [`${index + 1}`, each] as const)
    : Object.entries(asValues(value));
  return inner.flatMap(([name, each]) => listRows(`${key} › ${name}`, each));
}

/** Fills the fields of Dataview in a line, such as `=this.level`. */
export function fillFields(line: string, data: Values): string {
  return line.replaceAll(
    /`= ?this\.([\w-]+)`/g,
    (found, key: string) => showProperty(data[key]) ?? found,
  );
}

function writeCell(text: string): string {
  return escapeText(text).replaceAll('|', '\\|');
}

/** Splits the properties of a note into the table that readers see and the keys in use here. */
export function splitProperties(data: Values): {
  readonly table: readonly string[];
  readonly rest: Values;
} {
  const all = Object.entries(data);
  const own = all.filter(([key]) => !isKnown(key) && !LOOKS.test(key));
  const rows = own.map(([key, value]) => [key, listRows(key, value)] as const);
  const shown = rows.filter(([, list]) => list.length > 0);
  const lines = shown
    .flatMap(([, list]) => list)
    .map((row) => `| ${row.map(writeCell).join(' | ')} |`);
  const names = new Set(shown.map(([key]) => key));
  const head = ['| Property | Value |', '| --- | --- |'];
  return {
    table: lines.length === 0 ? [] : [...head, ...lines, ''],
    rest: Object.fromEntries(all.filter(([key]) => !names.has(key))),
  };
}

function convertValue(key: string, value: unknown, context: KeyContext) {
  const convert = converters.get(key);
  return convert === undefined ? value : convert(value, context);
}

/** Converts front matter; what has no counterpart is told. */
export function convertKeys(data: Values, context: KeyContext): Values {
  const rows = Object.entries(data)
    .filter(([key, value]) => isSet(value) && !ELSEWHERE.test(key))
    .map(([key, value]) => [RENAMED[key] ?? key, value] as const);
  const all = rows
    .filter(([key]) => KNOWN.test(key))
    .map(([key, value]) => [key, convertValue(key, value, context)] as const)
    .filter(([, value]) => value !== undefined);
  const refused = context.listRefused(Object.fromEntries(all));
  const kept = all.filter(([key]) => !refused.includes(key));
  const names = kept.map(([key]) => key);
  for (const [key, value] of rows.filter(([each]) => !names.includes(each))) {
    context.tell(`${key}: ${JSON.stringify(value)}`);
  }
  return Object.fromEntries(kept);
}

/** Writes front matter. */
export function writeKeys(data: Values): string {
  return `---\n${dump(data, {lineWidth: -1})}---\n\n`;
}
