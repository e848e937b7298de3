import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {CORE_SCHEMA, load} from 'js-yaml';
import {findNoText, NO_TEXT} from '../../../src/shared/model/noText';
import {folderTitle} from '../../../src/shared/model/folderTitle';
import {
  findFirst,
  listAnchors,
  parsePage,
  readTitle,
  type ParsedPage,
} from '../markdown/parsePage';
import {rewriteCallouts} from '../model/callouts';
import {readGroups} from '../model/edits';
import {nextFence, rewriteContainers, type Line} from '../model/containers';
import {
  asList,
  asValues,
  fillFields,
  splitProperties,
  type Values,
} from '../model/frontMatter';
import {getFolder, joinPath, type Target} from '../model/links';
import {
  listLocks,
  locatePage,
  type Located,
  type Places,
} from '../model/locate';
import type {Tell} from '../model/told';
import type {Project} from './readProject';

/** A page of a project, and where it goes. */
export type Page = ParsedPage &
  Target &
  Located & {
    /** Path in the project. */
    readonly source: string;
    readonly data: Values;
    readonly title: string;
  };

const FRONT = /^\uFEFF?---[ \t]*\n(?<yaml>(?:[\s\S]*?\n)?)---[ \t]*(?:\n|$)/;
const INCLUDE =
  /^(?<margin>\s*)<!-- ?@include:(?<path>[^{#>]+)(?:#(?<part>[\w-]+) ?)?(?:\{(?<range>[^}>]*)\} ?)?-->\s*$/;

/** Reads a text of a project without characters that are none, which are told. */
function readText({root}: Project, path: string, tell?: Tell): string {
  const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  const line = findNoText(text);
  if (line !== undefined) {
    tell?.('binary', line, 'damaged, or saved in another encoding');
  }
  return text.replaceAll(new RegExp(NO_TEXT, 'gu'), '');
}

/**
 * Finds an included file by its path or, as aliases of folders are functions, by its name;
 * undefined if it includes the text that includes it.
 */
function findIncluded(
  path: string,
  sources: readonly string[],
  project: Project,
): string | undefined {
  const all = [...project.pages, ...project.files];
  const exact = joinPath(getFolder(sources[0] ?? ''), path);
  const name = basename(path).replace(/^@/, '');
  const named = all.filter((each) => basename(each) === name);
  const [file] = all.includes(exact) ? [exact] : named;
  const isClear = file === exact || named.length === 1;
  return isClear && !sources.includes(file ?? '') ? file : undefined;
}

/** Lists the settings that protect a file. */
function readLocks(path: string, project: Project): readonly string[] {
  const yaml = FRONT.exec(readText(project, path))?.groups?.['yaml'] ?? '';
  return listLocks(
    path,
    readData(yaml, () => undefined),
    project,
  );
}

/** Whether a password protects a file, but not the page that includes it. */
function isSecret(file: string, page: string, project: Project): boolean {
  const known = readLocks(page, project);
  return readLocks(file, project).some((lock) => !known.includes(lock));
}

type Included = Readonly<Record<'margin' | 'path' | 'part' | 'range', string>>;

/** Reads the lines of a file that a range such as `2-5` or a part names; none if there is no such part. */
function readPart(file: string, {part, range}: Included, project: Project) {
  const text = readText(project, file).replace(FRONT, '').trimEnd();
  const lines = text.split('\n');
  if (part !== '') {
    const [start = -1, stop = -1] = ['region', 'endregion'].map((sign) =>
      lines.findIndex((line) =>
        new RegExp(`#${sign} ${part}(?![\\w-])`).test(line),
      ),
    );
    return start < stop ? lines.slice(start + 1, stop) : [];
  }
  const [from = '', to = from] = range.split('-');
  const end = to === '' ? undefined : Number(to);
  return lines.slice(Math.max(0, Number(from) - 1), end);
}

/**
 * Copies included texts into a page, but no protected ones into an open page. A text that includes
 * itself stays as it is.
 *
 * @param sources the file of the lines, and those that include it, innermost first.
 */
function include(
  lines: readonly Line[],
  sources: readonly string[],
  [project, tell]: readonly [Project, Tell],
): readonly Line[] {
  let fence = '';
  return lines.flatMap((row): readonly Line[] => {
    fence = nextFence(fence, row.text);
    const found = readGroups<keyof Included>(INCLUDE, row.text);
    if (found === undefined || fence !== '') {
      return [row];
    }
    const path = found.path.trim();
    const file = findIncluded(path, sources, project);
    const picked = file === undefined ? [] : readPart(file, found, project);
    if (file === undefined || picked.length === 0) {
      tell('missing', row.line, path);
      return [row];
    }
    if (isSecret(file, sources.at(-1) ?? '', project)) {
      tell('lock', row.line, `${path} is protected, and not included`);
      return [row];
    }
    tell('include', row.line, path);
    const inner = picked.map((each) => ({...row, text: found.margin + each}));
    return include(inner, [file, ...sources], [project, tell]);
  });
}

/** Splits a line at the signs of a formula that stands apart, or opens or closes there. */
function splitLine(text: string, isOpen: boolean): readonly string[] {
  const margin = /^[\s>]*/.exec(text)?.[0] ?? '';
  const rest = text.slice(margin.length).trimEnd();
  const isWhole = /^\$\$[^$]+\$\$$/.test(rest);
  const isHalf = isOpen
    ? rest.split('$$').length === 2
    : /^\$\$[^$]*$/.test(rest);
  const parts = isWhole || isHalf ? rest.split(/(\$\$)/) : [];
  return parts.map((part) => margin + part);
}

/** Gives the signs of a formula apart lines of their own, as this site wants them. */
function splitMath(lines: readonly Line[]): readonly Line[] {
  let isOpen = false;
  let fence = '';
  return lines.flatMap((row) => {
    fence = nextFence(fence, row.text);
    const parts = fence === '' ? splitLine(row.text, isOpen) : [];
    isOpen = (parts.length === 3) !== isOpen;
    const shown = parts.filter((text) => text.trim() !== '');
    return parts.length === 0 ? [row] : shown.map((text) => ({...row, text}));
  });
}

/** The title of a page: as front matter or its first heading says, or its name. */
function nameTitle(page: ParsedPage & {source: string; data: Values}): string {
  const {source, data} = page;
  const heading = findFirst(page);
  const {home, heroText, title} = data;
  const said = home === true ? (heroText ?? title) : title;
  const first = heading === undefined ? '' : readTitle(heading);
  const shown = asList(said).length > 0 ? String(said) : first;
  return shown.trim() || basename(source, '.md');
}

function readData(yaml: string, tell: Tell): Values {
  try {
    const data = load(yaml, {schema: CORE_SCHEMA, json: true});
    return asValues(data);
  } catch {
    tell('key', 1, 'all of it, because it is no valid YAML');
    return {};
  }
}

/** Reads the lines of a page below its front matter. */
function readLines(text: string): readonly Line[] {
  const top = FRONT.exec(text)?.[0] ?? '';
  const first = top.split('\n').length;
  const rest = text.slice(top.length).split('\n');
  return rest.map((each, at) => ({text: each, line: first + at, own: false}));
}

type Reading = readonly [Project, Places, Tell];

/** Parses the text of a page, with what it includes, and its containers rewritten. */
function parseText(source: string, text: string, [project, , tell]: Reading) {
  const {isVault, hasMath} = project;
  const all = readData(FRONT.exec(text)?.groups?.['yaml'] ?? '', tell);
  const {table, rest: data} = isVault
    ? splitProperties(all)
    : {table: [], rest: all};
  const lines = readLines(text).map((row) =>
    isVault ? {...row, text: fillFields(row.text, all)} : row,
  );
  const whole = isVault ? lines : include(lines, [source], [project, tell]);
  const callouts = rewriteCallouts(whole);
  const apart = hasMath ? splitMath(callouts) : callouts;
  const top = table.map((row) => ({text: row, line: 1, own: true}));
  const page = parsePage([...top, ...rewriteContainers(apart, tell)], hasMath);
  return {...page, source, data};
}

/** Reads a page of a project, and decides where it goes. */
export function readPage(source: string, reading: Reading): Page {
  const [project, places, tell] = reading;
  const page = parseText(source, readText(project, source, tell), reading);
  const place = locatePage(source, page.data, places);
  if (place.moved !== undefined) {
    const kind = Object.keys(place.keys).length > 0 ? 'moved' : 'lost';
    tell(kind, 1, `${place.moved} is now ${place.address}`);
  }
  const name = nameTitle(page);
  const folder = getFolder(source);
  const isPlain = /^(?:README|index)$/i.test(name) && folder !== '';
  const shown = project.titles.get(folder) ?? folderTitle(folder);
  const titled = {...page, title: isPlain ? shown : name};
  return {...titled, ...place, anchors: listAnchors(titled)};
}
