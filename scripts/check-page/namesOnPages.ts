import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {parse} from 'papaparse';
import type {SitePage} from './sitePages';
import {siteDir} from '../siteDir';

/** Names of the world, as the data files and the pages' own titles have them. */
export type KnownNames = {
  /** All that the data files say, in which a name of several words is looked for. */
  readonly text: string;
  /** Names of one word: what makes up a cell or a part of one between commas. */
  readonly single: ReadonlySet<string>;
  /** Every word of the data files and titles, in lower case. */
  readonly words: ReadonlySet<string>;
};

/** Words that stand before a name and are none: ranks, offices, forms of address. */
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

/** The titles of pages, their headings, and their other names. */
function listTitles({body, frontMatter}: SitePage): readonly string[] {
  const {title, shortTitle, aliases} = frontMatter;
  const headings = [...body.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );
  return [title, shortTitle, aliases, headings].flat().map(String);
}

async function dataFiles(): Promise<readonly string[]> {
  const files = await Globby(
    ['static/**/*.{csv,json}', 'docs/**/*.csv', '!static/**/*.schema.json'],
    {cwd: siteDir},
  );
  return files.map((file) => readFileSync(join(siteDir, file), 'utf8'));
}

/** Reads every name that the data files and the titles of pages have. */
export async function knownNames(
  pages: readonly SitePage[],
): Promise<KnownNames> {
  const data = await dataFiles();
  const cells = data
    .flatMap((file) => parse<readonly string[]>(file.trim()).data)
    .flat();
  const titles = pages.flatMap(listTitles).map(withoutSigns);
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

/** What readers of a page read in sentences: no headings, tags or addresses, each paragraph in one line. */
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

/** Words with a capital, two or more in a row, none of them the first of a sentence. */
const capitals =
  /(?<=[\p{L}\p{N},;’”)–] )\p{Lu}[\p{L}\p{N}’-]*(?: (?:of the |of |the )?\p{Lu}[\p{L}\p{N}’-]*)+/gu;

/** Finds the names of several words in a text; "Ann Hill of Long Ford" are two. */
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

/** Tells whether a name is one of the world's, or made of such: a rank and a person, a month and a place. */
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

/** Tells whether the data contain a word, in that form or in the singular. */
export function isKnownWord({words}: KnownNames, word: string): boolean {
  const plain = word.toLowerCase();
  return [plain, plain.replace(/s$/, '')].some((form) => words.has(form));
}
