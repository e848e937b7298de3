import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isInLockedArea} from '../../src/site/contentAreas';
import {findPath, namePage} from './pageMove';
import {planRename} from './planRename';

/** The files that can refer to a page by its address, its path, or a link. */
const FILES = [
  'docs/**/*.{md,mdx,csv,json}',
  'library/**/*.md',
  'static/**/*.{csv,json,geojson}',
  'world/**/*.{csv,json,mdx,ts,tsx}',
  'sidebars.ts',
  '*.md',
];

/** Moves a page, updates every reference to it, and lists the changed files. */
async function rename(
  siteDir: string,
  old: string,
  next: string,
): Promise<void> {
  const paths = await Globby(FILES, {cwd: siteDir});
  const files = paths
    .toSorted()
    .map((path) => ({path, text: readFileSync(join(siteDir, path), 'utf8')}));
  const from = findPath(old, paths);
  const to = findPath(next, paths, from);
  const {text, others} = planRename(
    {from: namePage(from), to: namePage(to)},
    {
      files,
      isLocked: isInLockedArea,
      exists: (path) => existsSync(join(siteDir, path)),
    },
  );
  const target = join(siteDir, to);
  mkdirSync(dirname(target), {recursive: true});
  writeFileSync(target, text, {flag: 'wx'});
  for (const other of others) {
    writeFileSync(join(siteDir, other.path), other.text);
  }
  rmSync(join(siteDir, from));
  console.log(
    [
      `Moved ${from} to ${to}.`,
      others.length === 0 ? 'No other file links to it.' : 'Updated links in:',
      ...others.map(({path}) => `  ${path}`),
    ].join('\n'),
  );
}

/** Adds the command `rename`, which moves a page with every link to it. */
export default function renamePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'rename',

    extendCli(cli) {
      cli
        .command('rename <old> <new>')
        .description(
          'Move a page, update every link to it, and redirect its old address.',
        )
        .action((old: string, next: string) => rename(siteDir, old, next));
    },
  };
}
