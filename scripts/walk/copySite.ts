import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {contentAreas} from '../../src/site/contentAreas';

/** Files that are not part of the site, or are generated. */
const LEFT_OUT = [
  'node_modules',
  '.git',
  '.docusaurus',
  '.locked',
  '.cache',
  'build',
  'build-*',
  'coverage',
  'test-results',
];

/** The downloads that the site's code imports. */
const STATIC = 'static/**/*.{csv,json,ico}';

/** Copies the files of a site, including uncommitted changes. */
async function copyFiles(
  siteDir: string,
  folder: string,
  isWhole: boolean,
): Promise<void> {
  const parts = isWhole ? [] : ['docs', 'static', 'world/questions'];
  const ignore = [...LEFT_OUT, ...parts].flatMap((name) => [
    name,
    `${name}/**`,
  ]);
  const options = {cwd: siteDir, dot: true, expandDirectories: false};
  const paths = [
    ...(await Globby('**/*', {...options, ignore})),
    ...(isWhole
      ? []
      : await Globby(STATIC, {cwd: siteDir, ignore: ['**/index.csv']})),
  ];
  for (const path of paths) {
    cpSync(join(siteDir, path), join(folder, path));
  }
}

/** Links packages one by one, so that the copy has a separate cache folder. */
function linkPackages(siteDir: string, folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(siteDir, 'node_modules'))) {
    if (name !== '.cache') {
      symlinkSync(join(siteDir, 'node_modules', name), join(packages, name));
    }
  }
}

/**
 * Edits a file of the copy.
 *
 * @throws Error if the pattern does not match.
 */
function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll(from, to);
  if (changed === text) {
    throw new Error(
      `${file}: found no ${from.source}, expected a match to replace.`,
    );
  }
  writeFileSync(file, changed);
}

/** Writes one page without links to each area. */
function writePages(folder: string): void {
  for (const {id, label, locked} of contentAreas) {
    const text = locked
      ? 'A drowned miller keeps one lamp for each of his nine doors.'
      : `:::spoiler[one]\n\nThe ferryman of ${id} counts coins.\n\n:::`;
    mkdirSync(join(folder, 'docs', id), {recursive: true});
    writeFileSync(
      join(folder, 'docs', id, 'start.md'),
      `---\ntitle: Start of ${label}\n---\n\n${text}\n`,
    );
  }
  const order = contentAreas.map(({id}) => `  '${id}': ['start'],`).join('\n');
  writeFileSync(
    join(folder, 'sidebars.ts'),
    `const sidebars = {\n${order}\n};\n\nexport default sidebars;\n`,
  );
  writeFileSync(join(folder, 'world/home.mdx'), 'A small home.\n');
  change(join(folder, 'src/config/siteConfig.ts'), /'throw'/g, "'ignore'");
}

/** A copy of the site for a random walk. */
export type SiteCopy = {
  readonly folder: string;
  readonly remove: () => void;
};

/** Copies the site to a separate folder: completely, or with one page per area. */
export async function copySite(
  siteDir: string,
  isWhole: boolean,
): Promise<SiteCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'site walk é-'));
  await copyFiles(siteDir, folder, isWhole);
  linkPackages(siteDir, folder);
  if (!isWhole) {
    writePages(folder);
  }
  return {
    folder,
    remove() {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
