import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {contentAreas} from '../../src/site/contentAreas';
import {nearest} from '../../src/shared/lib/nearest';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {applyChanges} from '../file-changes/applyChanges';
import {siteDir} from '../siteDir';
import {completePath, findPage, namePage} from './pageMove';
import {planRename, type RenamePlan, type TextFile} from './planRename';

/** The files that can name a page, by its address, its path, or a link. */
const FILES = [
  'docs/**/*.{md,mdx,csv,json}',
  'library/**/*.md',
  'static/**/*.{csv,json,geojson}',
  'world/**/*.{csv,json,mdx,ts,tsx}',
  'sidebars.ts',
  '*.md',
];

async function readFiles(): Promise<readonly TextFile[]> {
  const paths = await Globby(FILES, {cwd: siteDir});
  return paths
    .toSorted()
    .map((path) => ({path, text: readFileSync(join(siteDir, path), 'utf8')}));
}

/** Describes in lines what a rename has done. */
function describeRename(
  path: string,
  {changes, looks}: RenamePlan,
): readonly string[] {
  const rewritten = changes
    .slice(1, -1)
    .filter(({after}) => after !== undefined)
    .map((change) => `  ${change.path}`);
  return [
    `Moved ${path} to ${changes[0]?.path ?? ''}.`,
    ...(rewritten.length === 0
      ? ['No other file links to it.']
      : ['Rewritten:', ...rewritten]),
    ...(looks.length === 0
      ? []
      : ['Look whether these lines mean the page:', ...looks]),
  ];
}

/** Moves a page, and rewrites everything that names it. */
async function main(): Promise<void> {
  const {
    positionals: [old = '', next = ''],
  } = readArguments({
    usage:
      'two paths: npm run rename -- docs/area/old.md docs/area/new.md. Nothing was changed.',
    count: [2, 2],
  });
  const files = await readFiles();
  const pages = files
    .map(({path}) => path)
    .filter((path) => /^docs\/(?:.+\/)?[^_/][^/]*\.mdx?$/.test(path));
  const path = findPage(old, pages);
  if (path === undefined) {
    const close = nearest(old, pages);
    throw new Error(
      `Found no page "${old}", expected the path of one${close === undefined ? '' : `, perhaps ${close}`}.`,
    );
  }
  const {changes, looks} = planRename(
    {from: namePage(path), to: namePage(completePath(next, path))},
    {
      files,
      areas: contentAreas,
      exists: (at) => existsSync(join(siteDir, at)),
    },
  );
  applyChanges(siteDir, changes);
  console.log(describeRename(path, {changes, looks}).join('\n'));
}

void startCommand('rename', main);
