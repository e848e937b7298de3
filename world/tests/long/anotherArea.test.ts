import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {unpack, type Piece} from '../../../plugins/lock/check/takeApart';
import {canaryPages} from '../../../tests/support/lock/canaryPages';
import {drawPicture} from '../../../tests/support/lock/canarySite';
import {builtEntry} from '../../../tests/support/lock/entries';
import {lockText} from '../../../tests/support/lock/site';
import {
  CACHE,
  getCanary,
  lockArea,
  runCommand,
  readBuildText,
  wholePages,
  wholeSite,
  type Outcome,
} from '../support/lock/wholeSite';

jest.setTimeout(600_000);

const paths = [
  '/reference',
  '/prime-almanac',
  '/prime-almanac/global-time-line',
] as const;

let siteDir: string;
let built: Outcome;

beforeAll(async () => {
  const lists = await Promise.all(
    paths.map(async (path) => {
      const id = path.replaceAll('/', 'x');
      const entries = [await builtEntry(id, 'winter kettle road')];
      return [path, {hint: `for ${path}`, entries}] as const;
    }),
  );
  siteDir = wholeSite(lockText({paths: Object.fromEntries(lists)}));
  lockArea(siteDir, 'prime-almanac');
  rmSync(join(siteDir, 'docs/reference/index.md'));
  for (const [path, text] of Object.entries(canaryPages)) {
    mkdirSync(dirname(join(siteDir, path)), {recursive: true});
    writeFileSync(join(siteDir, path), text);
  }
  await drawPicture(siteDir);
  // The project's own home page, which is public here, links to more pages than the fixture has.
  writeFileSync(join(siteDir, 'world/home.mdx'), 'Words of the house.\n');
  built = runCommand(siteDir, 'build');
});

const LOCKED = ['prime-almanac/', 'reference/'];

/** Returns the names and bytes of a file and of all that is packed in it. */
async function readAll(piece: Piece): Promise<string> {
  const members = (await unpack(piece)) ?? [];
  const inside = await Promise.all(members.map(readAll));
  return [piece.name, piece.bytes.toString('latin1'), ...inside].join('\n');
}

/** Lists the files of a site below some folders that hold a text. */
async function listWith(
  text: RegExp,
  folders: readonly string[],
): Promise<readonly string[]> {
  const paths = await Globby(
    folders.map((folder) => `${folder}/**/*`),
    {cwd: siteDir, dot: true},
  );
  const found: string[] = [];
  for (const name of paths) {
    const bytes = readFileSync(join(siteDir, name));
    if (text.test(await readAll({name, bytes}))) {
      found.push(name);
    }
  }
  return found;
}

describe('another locked area, with its own passwords', () => {
  it('is built like the first one', () => {
    expect(built.said).toContain('Leak check of build');
    expect(built.status).toBe(0);
  });

  it('asks for its own password, a part of it for that of the part, and open areas for none', () => {
    const page = (path: string): string =>
      readFileSync(join(siteDir, 'build', path), 'utf8');
    expect(page('prime-almanac/index.html')).toContain(
      'Hint: for /prime-almanac<',
    );
    expect(page('prime-almanac/global-time-line.html')).toContain(
      'Hint: for /prime-almanac/global-time-line<',
    );
    expect(page('reference/index.html')).toContain('Hint: for /reference<');
    expect(page('magic-science/index.html')).not.toContain('name=password');
  });

  it('is absent from the output, while open areas are present', async () => {
    const text = await readBuildText(
      siteDir,
      '**/*.{html,js,json,xml,txt,css}',
    );
    const isLocked = (page: string): boolean =>
      LOCKED.some((area) => page.startsWith(area));
    const told = wholePages.filter((page) => text.includes(getCanary(page)));
    expect(told).toEqual(wholePages.filter((page) => !isLocked(page)));
  });
});

describe('a page with a sentence in each of its positions', () => {
  const planted =
    /canary \w+ sings beneath|drowned stairs|odo-ford-map|tolls\.csv/i;

  it('is in no file of the build, packed or not, and in no cache that may be shared', async () => {
    const page = join(siteDir, 'build/reference/gm/secret.html');
    expect(readFileSync(page, 'utf8')).toContain('name=password');
    expect(await listWith(planted, ['build', CACHE])).toEqual([]);
  });

  it('is where it was written', async () => {
    expect(await listWith(planted, ['docs'])).toHaveLength(5);
  });
});
