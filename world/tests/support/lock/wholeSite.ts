import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {
  areaById,
  contentAreas,
  type AreaId,
} from '../../../../src/site/contentAreas';
import {temporarySite} from '../../../../tests/support/temporarySite';

/** What the site is made of, but for its pages and its files. */
const CODE = [
  'docusaurus.config.ts',
  'i18n',
  'plugins',
  'scripts',
  'src',
  'world',
];

/** What is used where it is. */
const LINKED = ['node_modules', 'package.json', 'static', 'tsconfig.json'];

/** Pages that the home page leads to besides the front pages of areas, with their titles. */
const LED_TO: Readonly<Record<string, string>> = {
  'campaign-reference/shroud-of-the-empire/index': 'Shroud of the Empire',
  'character-handbook/character-creation-guide': 'Character Creation Guide',
  'deities-and-cosmology/divine-houses-overview': 'Divine Houses Overview',
  'magic-science/magic-theory': 'Magic Theory',
  'prime-almanac/global-time-line': 'Global Time Line',
};

/** Words that stand on one page and nowhere else. */
export function getCanary(page: string): string {
  const word = page.replaceAll(/[^a-z]/g, '');
  return `The canary ${word} sings of a drowned lantern under the seventh stair`;
}

/** The pages of the site, by their path below docs/ without an ending. */
export const wholePages: readonly string[] = [
  ...contentAreas.map(({id}) => `${id}/index`),
  ...Object.keys(LED_TO),
];

function pageText(page: string): string {
  const [area = ''] = page.split('/');
  const title = LED_TO[page] ?? areaById(area)?.label ?? area;
  return `---\ntitle: '${title}'\ndescription: Described, ${getCanary(page)}.\n---\n\n## Heading\n\n${getCanary(page)}.\n`;
}

/** Makes a site of the project's own code and files, with a few pages in each area that are known again. */
export function wholeSite(lockText: string): string {
  const siteDir = temporarySite({
    ...Object.fromEntries(
      wholePages.map((page) => [`docs/${page}.md`, pageText(page)]),
    ),
    'lock.json': lockText,
    // A document says so too, of whose title it is a part.
    'lock.allow': 'on the global time line\n',
    'sidebars.ts': `import {areaById, contentAreas} from './src/site/contentAreas';\nexport default Object.fromEntries(contentAreas.map(({id}) => [id, []]));\n`,
  });
  for (const name of CODE) {
    cpSync(name, join(siteDir, name), {recursive: true});
  }
  for (const name of LINKED) {
    symlinkSync(join(process.cwd(), name), join(siteDir, name));
  }
  return siteDir;
}

/** Has the table of a site lock an area that is open in the project's own. */
export function lockArea(siteDir: string, id: AreaId): void {
  const table = join(siteDir, 'world/areas.ts');
  const row = new RegExp(`(?<=id: '${id}',[^}]*locked: )false`);
  const text = readFileSync(table, 'utf8');
  writeFileSync(table, text.replace(row, 'true'));
}

/** What came of a command. */
export type Outcome = {readonly status: number | null; readonly said: string};

/** Runs a script of the project on a site, as its maintainer does. */
export function runScript(
  siteDir: string,
  [script, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Outcome {
  const {status, stdout, stderr} = spawnSync(
    'npx',
    ['tsx', `scripts/${script}/index.ts`, ...args],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'production',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  return {status, said: stdout + stderr};
}

/** The text of all files of a folder that readers get, but for the site's own public files. */
export async function textOfBuild(
  siteDir: string,
  patterns: string | readonly string[],
  outDir = 'build',
): Promise<string> {
  const cwd = join(siteDir, outDir);
  const paths = await Globby([patterns].flat(), {cwd, dot: true});
  return paths
    .map((path) => readFileSync(join(cwd, path), 'latin1'))
    .join('\n');
}
