import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {parse} from 'papaparse';
import {siteDir} from '../../../scripts/siteDir';
import type {SitePage} from '../../pages/sitePages';

/** Proper names of the world, from data files and page titles. */
export type KnownNames = {
  /** All data and titles as one text, for finding names of several words. */
  readonly text: string;
  /** Single-word names: whole cells, or parts of cells between commas. */
  readonly single: ReadonlySet<string>;
  /** All words of data files and titles, in lower case. */
  readonly words: ReadonlySet<string>;
};

/** Ranks, offices, and forms of address, which can precede a name. */
const ranks = [
  'Captain',
  'Crown',
  'Deacon',
  'Governor',
  'House',
  'Jarl',
  'Judge',
  'King',
  'Mother',
  'Queen',
  'Reader',
  'Speaker',
];

const findWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const withoutSigns = (text: string) => text.replaceAll(/[*_[\]]/g, '');

/** Lists a page's titles, aliases, and headings. */
function listTitles({body, frontMatter}: SitePage): readonly string[] {
  const {title, shortTitle, aliases} = frontMatter;
  const headings = [...body.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );
  return [title, shortTitle, aliases, headings].flat().map(String);
}

/**
 * Lists the data files of the world by their paths from the project root. The order does not depend
 * on how fast folders are read.
 */
async function listDataFiles(): Promise<readonly string[]> {
  const files = await Globby(
    ['static/**/*.{csv,json}', 'docs/**/*.csv', '!static/**/*.schema.json'],
    {cwd: siteDir},
  );
  return files.toSorted();
}

function collectNames(
  files: readonly string[],
  titles: readonly string[],
): KnownNames {
  const cells = files
    .map((file) => readFileSync(join(siteDir, file), 'utf8'))
    .flatMap((text) => parse<readonly string[]>(text.trim()).data)
    .flat();
  const text = [...cells, ...titles].join('\n');
  return {
    text,
    single: new Set([
      ...ranks,
      ...cells.flatMap((cell) => cell.split(/[,;:] /)),
    ]),
    words: new Set(findWords(text).map((word) => word.toLowerCase())),
  };
}

/** The last names collected, and the state of their sources. */
let last: {readonly state: string; readonly names: KnownNames} | undefined;

/**
 * Collects all names in data files and page titles, and reads the files again if one has changed.
 */
export async function knownNames(
  pages: readonly SitePage[],
): Promise<KnownNames> {
  const files = await listDataFiles();
  const stamps = files.map((file) => {
    const {size, mtimeMs} = statSync(join(siteDir, file));
    return `${file} ${size} ${mtimeMs}`;
  });
  const titles = pages.flatMap(listTitles).map(withoutSigns);
  const state = JSON.stringify([stamps, titles]);
  if (last?.state !== state) {
    last = {state, names: collectNames(files, titles)};
  }
  return last.names;
}

/**
 * Extracts the running text of a page, one paragraph per line. Leaves out headings, tags, and
 * addresses.
 */
export function splitSentences({body}: Pick<SitePage, 'body'>): string {
  const bare = body
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/^#+ .*$/gm, '');
  return withoutSigns(bare)
    .split(/\n{2,}|\n(?=\s*(?:[-|>]|\d+\.) )/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .join('\n');
}

/** Matches two or more capitalized words in a row, except at the beginning of a sentence. */
const capitals =
  /(?<=[\p{L}\p{N},;’”)–] )\p{Lu}[\p{L}\p{N}’-]*(?: (?:of the |of |the )?\p{Lu}[\p{L}\p{N}’-]*)+/gu;

/** Finds names of several words in a text; "Ann Hill of Long Ford" contains two. */
export function findNames(text: string): readonly string[] {
  return [...text.matchAll(capitals)]
    .flatMap(([found]) => found.split(/’s |’ | (?:of the|of|the) /))
    .map((name) => name.replace(/’s?$/, '').replace(/^(?:A|An|The) /, ''))
    .filter((name) => name.includes(' '));
}

function isWhole({text, single}: KnownNames, name: string): boolean {
  const forms = [name, name.replace(/s$/, ''), name.replace(/ves$/, 'f')];
  return forms.some((form) =>
    form.includes(' ') ? text.includes(form) : single.has(form),
  );
}

/** Whether a name is known, or composed of known names, such as a rank and a person. */
export function isKnown(known: KnownNames, name: string): boolean {
  if (isWhole(known, name)) {
    return true;
  }
  const words = name.split(' ');
  return words
    .slice(1)
    .some(
      (_, index) =>
        isWhole(known, words.slice(0, index + 1).join(' ')) &&
        isKnown(known, words.slice(index + 1).join(' ')),
    );
}

/** Whether the data contain a word, either unchanged or in the singular. */
export function isKnownWord({words}: KnownNames, word: string): boolean {
  const plain = word.toLowerCase();
  return [plain, plain.replace(/s$/, '')].some((form) => words.has(form));
}
