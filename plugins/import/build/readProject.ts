import {existsSync, readFileSync} from 'node:fs';
import {basename, join, relative, resolve} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readNavigation, type Navigation} from '../model/areas';
import {asList, type Values} from '../model/frontMatter';
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
  readonly told: readonly Told[];
};

function asValues(value: unknown): Values {
  return Object(value) as Values;
}

async function list(root: string, patterns: unknown = '**/*') {
  const ignore = ['**/node_modules/**', '**/.*/**', '**/.*'];
  const all = [patterns].flat().map(String);
  return (await Globby(all, {cwd: root, ignore})).toSorted();
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
  const pages = await list(root, settings['pagePatterns'] ?? '**/*.md');
  const locales = Object.values(asValues(settings['locales'])).map(asValues);
  const [named] = [settings, ...locales].flatMap(({title}) => asList(title));
  const encrypt = asValues(theme['encrypt'] ?? plugins['encrypt']);
  const {global, config: locked} = encrypt;
  return {
    ...readNavigation(theme),
    ...{root, pages, told, isVault: false, title: named ?? 'Pages'},
    files: (await list(root)).filter((path) => !pages.includes(path)),
    published: await list(join(root, '.vuepress/public')),
    locked: global === true ? ['/'] : Object.keys(asValues(locked)),
    hasMath: /"(?:math|katex|mathjax|tex)":/.test(JSON.stringify(marks)),
  };
}

/**
 * Recognizes a project by its files, and lists them.
 *
 * @throws Error if there is no such folder, or not one project in it.
 */
export async function readProject(folder: string): Promise<Project> {
  const root = resolve(folder);
  const refuse = (found: string): never => {
    throw new Error(
      `${folder}: found ${found}, expected the folder of one VuePress project or Obsidian vault, such as ../my-notes.`,
    );
  };
  if (!existsSync(root)) {
    return refuse('no such folder');
  }
  const [config, ...others] = await Globby(
    '**/.vuepress/config.{ts,mts,js,mjs}',
    {cwd: root, dot: true, deep: 7, ignore: ['**/node_modules/**']},
  );
  if (config !== undefined) {
    return others.length === 0
      ? readVuePress(join(root, config))
      : refuse(`several projects, ${[config, ...others].join(', ')}`);
  }
  const all = await list(root);
  const pages = all.filter((path) => path.endsWith('.md'));
  const hasLink = (path: string): boolean =>
    readFileSync(join(root, path)).includes('[[');
  if (!existsSync(join(root, '.obsidian')) && !pages.some(hasLink)) {
    return refuse('neither .vuepress/config.ts nor .obsidian/ nor a [[link]]');
  }
  return {
    ...readNavigation({}),
    ...{root, pages, told: [], isVault: true, title: basename(root)},
    ...{published: [], locked: [], hasMath: true},
    files: all.filter((path) => !pages.includes(path)),
  };
}
