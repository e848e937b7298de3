import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import {
  readTexts,
  type InterfaceTexts,
} from '../../plugins/interface-texts/readTexts';
import {
  getTranslationFolder,
  TRANSLATION_RECORD,
  type TranslationRecord,
} from '../../src/shared/lib/translatedPath';
import {inlineTexts} from './inlineTexts';
import {planTranslation, type CopyPlan} from './planTranslation';
import {translateHints, type Hints} from './translateHints';

/** What a build reads of a project; files that are missing are left out. */
export const PARTS = [
  'docs',
  'library',
  'packages',
  'plugins',
  'scripts',
  'sealed',
  'src',
  'static',
  'world',
  'CHANGELOG.md',
  'docusaurus.config.ts',
  'lock.allow',
  'lock.json',
  'lock.secret',
  'package.json',
  'package-lock.json',
  'sidebars.ts',
  'tsconfig.json',
] as const;

/** The folder of the copies, in which each language has its own. */
const COPIES = '.locales';

/** Returns the root of the copy for a language. */
export function getCopy(siteDir: string, locale: string): string {
  return join(siteDir, COPIES, locale);
}

/** What stays in a copy between two builds, because it makes the next one faster. */
const KEPT = ['.docusaurus', 'node_modules'];

/** Lists files below a folder or at a path, by their path from the root, with slashes. */
function listFiles(siteDir: string, path: string): readonly string[] {
  const full = join(siteDir, path);
  if (!existsSync(full)) {
    return [];
  }
  const entries = readdirSync(dirname(full), {withFileTypes: true});
  const isFolder = entries.some(
    (entry) => entry.isDirectory() && join(dirname(full), entry.name) === full,
  );
  return isFolder
    ? readdirSync(full, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) =>
          relative(siteDir, join(parentPath, name)).split(sep).join('/'),
        )
    : [path];
}

/** Deletes what an earlier build copied. */
function clearCopy(copy: string): void {
  mkdirSync(copy, {recursive: true});
  for (const name of readdirSync(copy)) {
    if (!KEPT.includes(name)) {
      rmSync(join(copy, name), {recursive: true});
    }
  }
}

/** Reads the texts of the interface: those of the engine, and those that the world words differently. */
function readAllTexts(copy: string, locale: string): InterfaceTexts {
  const file = join(copy, getTranslationFolder(locale), 'code.json');
  const own = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<
        Record<string, {readonly message: string}>
      >)
    : {};
  return {
    ...readTexts(locale),
    ...Object.fromEntries(
      Object.entries(own).map(([id, {message}]) => [id, message]),
    ),
  };
}

/** Translates the texts of the interface in the code of a copy. */
function inlineAll(
  copy: string,
  files: readonly string[],
  texts: InterfaceTexts,
): void {
  for (const file of files.filter((path) =>
    /^(?:src|world)\/.*\.tsx?$/.test(path),
  )) {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    const inlined = inlineTexts(source, texts);
    if (inlined !== source) {
      const {atime, mtime} = statSync(path);
      writeFileSync(path, inlined);
      utimesSync(path, atime, mtime);
    }
  }
}

/** Translates the hints of passwords, if the language has some. */
function localizeHints(copy: string, locale: string): void {
  const file = join(copy, getTranslationFolder(locale), 'hints.json');
  const lock = join(copy, 'lock.json');
  if (existsSync(file)) {
    const hints = JSON.parse(readFileSync(file, 'utf8')) as Hints;
    writeFileSync(lock, translateHints(readFileSync(lock, 'utf8'), hints));
  }
}

/** A localized copy of a project. */
export type LocalizedCopy = {
  readonly siteDir: string;
  readonly locale: string;
};

/**
 * Plans a copy from the files that are there now.
 *
 * @throws Error naming a translated page that has no original.
 */
export function planCopy({siteDir, locale}: LocalizedCopy): CopyPlan {
  const folder = getTranslationFolder(locale);
  const translations = listFiles(siteDir, folder).map((path) =>
    path.slice(folder.length + 1),
  );
  const files = PARTS.flatMap((part) => listFiles(siteDir, part));
  return planTranslation(files, translations, locale);
}

/** Copies a file with its times, on which caches of the bundler depend; readers never miss it. */
function copyFile(source: string, target: string): void {
  mkdirSync(dirname(target), {recursive: true});
  const draft = `${target}.draft`;
  cpSync(source, draft, {preserveTimestamps: true});
  renameSync(draft, target);
}

/** Writes a file unless it has that text, because every write makes a server compile. */
function put(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeFileSync(file, text);
  }
}

/** Writes the language of a copy, and where its files are from. */
function describeCopy(copy: string, locale: string, plan: CopyPlan): void {
  put(
    join(copy, 'world', 'language.ts'),
    `/** The language of this build. */\nexport const language: string = '${locale}';\n`,
  );
  const record: TranslationRecord = {
    root: '../..',
    locale,
    sources: Object.fromEntries(
      [...plan].filter(([target, source]) => target !== source),
    ),
  };
  put(join(copy, TRANSLATION_RECORD), JSON.stringify(record));
}

/**
 * Writes files of a copy: translations in the place of their originals, and code with translated
 * texts of the interface.
 *
 * @param targets the files to write, all of which the plan has.
 */
export function writeCopy(
  {siteDir, locale}: LocalizedCopy,
  plan: CopyPlan,
  targets: readonly string[],
): void {
  const copy = getCopy(siteDir, locale);
  for (const target of targets) {
    copyFile(join(siteDir, plan.get(target) ?? target), join(copy, target));
  }
  if (targets.includes('lock.json')) {
    localizeHints(copy, locale);
  }
  inlineAll(copy, targets, readAllTexts(copy, locale));
  describeCopy(copy, locale, plan);
}

/**
 * Copies a project, with the translations of a language in the place of their originals, so that
 * all that reads pages, files and tables of the world need not know of languages.
 *
 * @returns the root of the copy, which is inside the project so that it finds the packages.
 * @throws Error naming a translated page that has no original.
 */
export function localizeProject(siteDir: string, locale: string): string {
  const copy = getCopy(siteDir, locale);
  const plan = planCopy({siteDir, locale});
  clearCopy(copy);
  writeCopy({siteDir, locale}, plan, [...plan.keys()]);
  return copy;
}
