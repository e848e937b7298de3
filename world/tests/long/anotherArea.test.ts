import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {builtEntry} from '../../../tests/support/lock/entries';
import {lockText} from '../../../tests/support/lock/site';
import {
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
  // The project's own home page, which is public here, links to more pages than the fixture has.
  writeFileSync(join(siteDir, 'world/home.mdx'), 'Words of the house.\n');
  built = runCommand(siteDir, 'build');
});

const LOCKED = ['prime-almanac/', 'reference/'];

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
    expect(page('magic-science/index.html')).not.toContain('Enter password');
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
