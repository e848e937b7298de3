import {existsSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, join, relative, resolve} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readNavigation, type Navigation} from '../model/areas';
import {asList, asValues} from '../model/frontMatter';
import {hasPassword, listLocked} from '../model/locate';
import type {Told} from '../model/told';
import {SettingsReader} from './readSettings';

/** A project to import; paths are those in its root. */
export type Project = Navigation & {
  readonly root: string;
  readonly isVault: boolean;
  readonly title: string;
  readonly pages: readonly string[];
  /** All other files, among them Markdown that only pages include. */
  readonly files: readonly string[];
  /** Files that are served at their path below .vuepress/public/. */
  readonly published: readonly string[];
  /** Addresses that need a password. */
  readonly locked: readonly string[];
  readonly hasMath: boolean;
  /** Whether readers see the line breaks within a paragraph. */
  readonly hasBreaks: boolean;
  readonly told: readonly Told[];
};

/** What to do with a page that only a locked area can hold. */
export const LEFT_OUT = 'left out: put it into a locked area by hand';

/** Links to other folders may lead in circles, and out of the project. */
const ALONE = {followSymbolicLinks: false, ignore: ['**/node_modules/**']};

async function list(root: string, patterns: unknown = '**/*') {
  const ignore = [...ALONE.ignore, '**/.*/**', '**/.*'];
  const all = [patterns].flat().map(String);
  const paths = await Globby(all, {...ALONE, cwd: root, ignore});
  return paths.toSorted((one, other) => one.localeCompare(other));
}

/** Reads the texts of all settings. */
async function readTexts(folder: string): Promise<readonly string[]> {
  const all = await list(folder, '**/*.{ts,mts,js,mjs}');
  return all.map((path) => readFileSync(join(folder, path), 'utf8'));
}

const TEXT = /\.(?:md|mdx|markdown|txt|html)$/i;

/** Lists the files, without those that have a password of their own. */
function leaveSecrets(
  root: string,
  paths: readonly string[],
  told: Told[],
): readonly string[] {
  const isSecret = (path: string): boolean =>
    TEXT.test(path) && hasPassword(readFileSync(join(root, path), 'utf8'));
  for (const path of paths.filter(isSecret)) {
    told.push({kind: 'lock', path, line: 1, what: LEFT_OUT});
  }
  return paths.filter((path) => !isSecret(path));
}

async function readVuePress(config: string): Promise<Project> {
  const root = join(config, '../..');
  const told: Told[] = [];
  const reader = new SettingsReader((file, line, what) => {
    told.push({kind: 'setting', path: relative(root, file), line, what});
  });
  const settings = asValues(reader.read(config));
  const theme = asValues(settings['theme'] ?? settings['themeConfig']);
  const plugins = asValues(theme['plugins']);
  const marks = [theme['markdown'], plugins['mdEnhance']].map(asValues);
  const own = await list(root, settings['pagePatterns'] ?? '**/*.md');
  const all = leaveSecrets(root, await list(root), told);
  const pages = own.filter((path) => all.includes(path));
  const locales = Object.values(asValues(settings['locales'])).map(asValues);
  const [named] = [settings, ...locales].flatMap(({title}) => asList(title));
  return {
    ...readNavigation(theme),
    ...{root, pages, told, isVault: false, title: named ?? 'Pages'},
    files: all.filter((path) => !pages.includes(path)),
    published: await list(join(root, '.vuepress/public')),
    locked: listLocked(theme, await readTexts(dirname(config))),
    hasMath: /"(?:math|katex|mathjax|tex)":/.test(JSON.stringify(marks)),
    hasBreaks: marks.some(({breaks}) => breaks === true),
  };
}

/** Reads a vault; undefined if the folder is none. */
async function readVault(root: string): Promise<Project | undefined> {
  const told: Told[] = [];
  const all = leaveSecrets(root, await list(root), told);
  const pages = all.filter((path) => path.endsWith('.md'));
  const hasLink = (path: string): boolean =>
    readFileSync(join(root, path)).includes('[[');
  if (!existsSync(join(root, '.obsidian')) && !pages.some(hasLink)) {
    return undefined;
  }
  const options = join(root, '.obsidian/app.json');
  const json = existsSync(options) ? readFileSync(options, 'utf8') : '';
  return {
    ...readNavigation({}),
    ...{root, pages, told, isVault: true, title: basename(root)},
    ...{published: [], locked: [], hasMath: true},
    hasBreaks: !/"strictLineBreaks":\s*true/.test(json),
    files: all.filter((path) => !pages.includes(path)),
  };
}

/**
 * Recognizes a project by its files, and lists them.
 *
 * @throws Error if there is no such folder, or not one project in it.
 */
export async function readProject(
  folder: string,
  siteDir: string,
): Promise<Project> {
  const root = resolve(folder);
  const refuse = (found: string): never => {
    throw new Error(
      `${folder}: found ${found}, expected the folder of one VuePress project or Obsidian vault, such as ../my-notes.`,
    );
  };
  if (!existsSync(root)) {
    return refuse('no such folder');
  }
  if (!statSync(root).isDirectory()) {
    return refuse('a file');
  }
  if (!relative(root, siteDir).startsWith('..')) {
    return refuse('a folder that holds this site');
  }
  const [config, ...others] = await Globby(
    '**/.vuepress/config.{ts,mts,js,mjs}',
    {...ALONE, cwd: root, dot: true, deep: 7},
  );
  if (config !== undefined) {
    return others.length === 0
      ? readVuePress(join(root, config))
      : refuse(`several projects, ${[config, ...others].join(', ')}`);
  }
  const vault = await readVault(root);
  return (
    vault ?? refuse('neither .vuepress/config.ts nor .obsidian/ nor a [[link]]')
  );
}
