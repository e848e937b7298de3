import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {kebabCase} from '../../src/shared/model/kebabCase';

/** The content of a world, which a new world takes from the starter. */
const CONTENT = [
  'docs',
  'library',
  'starter',
  'static',
  'world',
  // Tests of the engine that depend on pages and tables of this world.
  'tests/e2e',
  'tests/long',
  'tests/unit',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'lock.allow',
  'lock.json',
  'sidebars.ts',
  'world-words.txt',
] as const;

/** Tests of plugins, which also depend on this world. */
const PLUGIN_TESTS = /^plugins\/[^/]+\/tests\//;

function renamePackage(file: string, name: string): void {
  const own = {
    ...(JSON.parse(readFileSync(file, 'utf8')) as object),
    name,
    description: `The reference site of ${name}.`,
  };
  writeFileSync(file, `${JSON.stringify(own, undefined, 2)}\n`);
}

function git(folder: string, ...words: readonly string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
}

/** Lists the files of a project that git does not ignore, without its content. */
function listFiles(project: string): readonly string[] {
  return git(
    project,
    ...['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  )
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(project, path)))
    .filter(
      (path) =>
        !PLUGIN_TESTS.test(path) &&
        CONTENT.every((own) => path !== own && !path.startsWith(`${own}/`)),
    );
}

/**
 * Creates a new world: a copy of this project with the starter in place of its content. The copy is
 * a clone, so `git merge` can bring in later changes.
 *
 * @param project the root of a clone of this project.
 * @param folder the target; it must be empty or not exist.
 * @returns the name of the world's package.
 * @throws Error if the target is not empty, or the starter is missing.
 */
export function makeWorld(project: string, folder: string): string {
  const target = resolve(folder);
  const starter = join(project, 'starter');
  if (!existsSync(starter)) {
    throw new Error(
      `${project}: found no folder "starter", expected the project that new worlds start from.`,
    );
  }
  if (target.startsWith(join(project, '/'))) {
    throw new Error(
      `${folder}: found a folder inside this project, expected one outside it, such as ../my-world.`,
    );
  }
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(
      `${folder}: found a folder with files in it, expected a new or empty one.`,
    );
  }
  const name = kebabCase(basename(target)) || 'my-world';
  git(
    project,
    ...['clone', '--quiet', '--depth=1', '--no-checkout', '--origin=upstream'],
    ...[pathToFileURL(project).href, target],
  );
  for (const file of listFiles(project)) {
    cpSync(join(project, file), join(target, file));
  }
  cpSync(starter, target, {recursive: true});
  renamePackage(join(target, 'package.json'), name);
  git(target, 'add', '--all');
  return name;
}
