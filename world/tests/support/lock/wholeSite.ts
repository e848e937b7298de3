import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {
  areaById,
  contentAreas,
  type AreaId,
} from '../../../../src/site/contentAreas';
import {temporarySite} from '../../../../tests/support/temporarySite';

/** The source of the site, without pages and files. */
const CODE = ['docusaurus.config.ts', 'plugins', 'scripts', 'src', 'world'];

/** Where builds keep resized pictures and texts of documents, each named by a hash of its source. */
export const CACHE = '.cache';

/** Paths that are linked instead of copied. */
const LINKED = [CACHE, 'node_modules', 'package.json', 'tsconfig.json'];

/** Pages other than the front pages of areas that the home page links to, with their titles. */
const LED_TO: Readonly<Record<string, string>> = {
  'campaign-reference/shroud-of-the-empire/index': 'Shroud of the Empire',
  'campaign-reference/the-cold-chimney': 'The Cold Chimney',
  'character-handbook/character-creation-guide': 'Character Creation Guide',
  'deities-and-cosmology/divine-houses-overview': 'Divine Houses Overview',
  'magic-science/magic-theory': 'Magic Theory',
  'prime-almanac/global-time-line': 'Global Time Line',
};

/** Returns a sentence that occurs on this page only. */
export function getCanary(page: string): string {
  const word = page.replaceAll(/[^a-z]/g, '');
  return `The canary ${word} sings of a drowned lantern under the seventh stair`;
}

/** The pages of the site, by their path below docs/ without extension. */
export const wholePages: readonly string[] = [
  ...contentAreas.map(({id}) => `${id}/index`),
  ...Object.keys(LED_TO),
];

function pageText(page: string): string {
  const [area = ''] = page.split('/');
  const title = LED_TO[page] ?? areaById(area)?.label ?? area;
  return `---\ntitle: '${title}'\ndescription: Described, ${getCanary(page)}.\n---\n\n## Heading\n\n${getCanary(page)}.\n`;
}

/** Copies the files of the site, whose tables and maps lead to the front pages of areas, as it has few others. */
function copyFiles(siteDir: string): void {
  const folder = join(siteDir, 'static');
  const ids = contentAreas.map(({id}) => id).join('|');
  const links = new RegExp(`(?<=[,"\\n]/(?:${ids})/)[^,"\\n]+`, 'g');
  cpSync('static', folder, {recursive: true});
  for (const path of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (/\.(?:csv|geojson)$/.test(path)) {
      const file = join(folder, path);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(links, ''));
    }
  }
}

/**
 * Creates a site with the project's own code and files, and a few recognizable pages in each area.
 */
export function wholeSite(lockText: string): string {
  const siteDir = temporarySite({
    ...Object.fromEntries(
      wholePages.map((page) => [`docs/${page}.md`, pageText(page)]),
    ),
    'lock.json': lockText,
    // The home page has these words in common with the interface and with public documents.
    'lock.allow':
      'on the global time line\nkeep for the table\nfour characters that are ready\n',
    'sidebars.ts': `import {areaById, contentAreas} from './src/site/contentAreas';\nexport default Object.fromEntries(contentAreas.map(({id}) => [id, []]));\n`,
  });
  for (const name of CODE) {
    cpSync(name, join(siteDir, name), {recursive: true});
  }
  // They lead to pages that this site does not have.
  rmSync(join(siteDir, 'world/questions'), {recursive: true});
  copyFiles(siteDir);
  mkdirSync(CACHE, {recursive: true});
  for (const name of LINKED) {
    symlinkSync(join(process.cwd(), name), join(siteDir, name));
  }
  return siteDir;
}

/** Changes the table of a site so that an open area is locked. */
export function lockArea(siteDir: string, id: AreaId): void {
  const table = join(siteDir, 'world/areas.ts');
  const row = new RegExp(`(?<=id: '${id}',[^}]*locked: )false`);
  const text = readFileSync(table, 'utf8');
  writeFileSync(table, text.replace(row, 'true'));
}

/** The exit status of a command, and its output. */
export type Outcome = {readonly status: number | null; readonly said: string};

/** Runs a command of Docusaurus on a site, as its maintainer does. */
export function runCommand(
  siteDir: string,
  ...args: readonly string[]
): Outcome {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/.bin/docusaurus', ...args],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  return {status, said: stdout + stderr};
}

/** Returns the text of all public files of a build, except the site's own static files. */
export async function readBuildText(
  siteDir: string,
  patterns: string | readonly string[],
): Promise<string> {
  const cwd = join(siteDir, 'build');
  const paths = await Globby([patterns].flat(), {cwd, dot: true});
  return paths
    .map((path) => readFileSync(join(cwd, path), 'latin1'))
    .join('\n');
}
