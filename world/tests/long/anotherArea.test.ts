import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {createSigningKey} from '@engine/docs-lock/method/signingKey';
import {builtEntry} from '../../../tests/support/lock/entries';
import {lockText} from '../../../tests/support/lock/site';
import {
  getCanary,
  lockArea,
  runScript,
  readBuildText,
  wholePages,
  wholeSite,
  type Outcome,
} from '../support/lock/wholeSite';

jest.setTimeout(600_000);

/** The passwords of the site, by the path that each opens. */
const passwords = {
  admin: 'ember tide mask',
  '/reference': 'winter kettle road',
  '/prime-almanac': 'harbor salt lantern',
  '/prime-almanac/global-time-line': 'quiet bridge coal',
} as const;

type Place = keyof typeof passwords;

const places = Object.keys(passwords) as readonly Place[];

const toList = async (place: Place, signer: string) => ({
  hint: `for ${place}`,
  entries: [
    await builtEntry(place.replaceAll('/', 'x'), passwords[place], signer),
  ],
});

let siteDir: string;
let sealed: Outcome;

beforeAll(async () => {
  const paths = places.filter((place) => place !== 'admin');
  const pair = await createSigningKey();
  siteDir = wholeSite(
    lockText({
      signer: pair.key,
      admin: await toList('admin', pair.key),
      paths: Object.fromEntries(
        await Promise.all(
          paths.map(
            async (path) => [path, await toList(path, pair.key)] as const,
          ),
        ),
      ),
    }),
  );
  lockArea(siteDir, 'prime-almanac');
  // The project's own home page, which is public here, links to more pages than the fixture has.
  writeFileSync(join(siteDir, 'world/home.mdx'), 'Words of the house.\n');
  sealed = runScript(siteDir, ['lock', 'seal'], {
    LOCK_SIGNING_KEY: JSON.stringify(pair),
  });
});

/** Opens sealed pages with the password of a path; returns the restored files. */
async function listOpenedFiles(place: Place): Promise<readonly string[]> {
  const into = `opened${place.replaceAll('/', '-')}`;
  runScript(siteDir, ['lock', 'open', '--into', into], {
    LOCK_PASSWORD: passwords[place],
  });
  const paths = await Globby('**/*', {cwd: join(siteDir, into)});
  return paths.toSorted();
}

const LOCKED = ['prime-almanac/', 'reference/'];

describe('another locked area, with its own passwords', () => {
  it('is sealed like the first one', () => {
    expect(sealed.status).toBe(0);
    for (const id of ['reference', 'prime-almanac']) {
      expect(sealed.said).toContain(
        `Sealed and signed docs/${id} into sealed/${id}`,
      );
    }
    expect(sealed.said).not.toContain('Sealed docs/magic-science');
    expect(sealed.said).not.toContain('home page');
    expect(existsSync(join(siteDir, 'sealed/magic-science'))).toBe(false);
  });

  it('asks for its own password, a part of it for that of the part, and open areas for none', () => {
    const page = (path: string): string =>
      readFileSync(join(siteDir, '.locked/build', path), 'utf8');
    expect(page('prime-almanac/index.html')).toContain(
      'Hint: for /prime-almanac<',
    );
    expect(page('prime-almanac/global-time-line.html')).toContain(
      'Hint: for /prime-almanac/global-time-line<',
    );
    expect(page('reference/index.html')).toContain('Hint: for /reference<');
    expect(page('magic-science/index.html')).not.toContain('Enter password');
  });

  it('is absent from the output and from the repository, while open areas are present', async () => {
    const built = await readBuildText(
      siteDir,
      '**/*.{html,js,json,xml,txt,css}',
      '.locked/build',
    );
    const committed = await readBuildText(siteDir, '**/*', 'sealed');
    const isLocked = (page: string): boolean =>
      LOCKED.some((area) => page.startsWith(area));
    const told = wholePages.filter((page) => built.includes(getCanary(page)));
    expect(told).toEqual(wholePages.filter((page) => !isLocked(page)));
    expect(committed).not.toContain('The canary');
  });

  it.each<[Place, readonly string[]]>([
    ['/reference', ['reference/index.md']],
    ['/prime-almanac', ['prime-almanac/index.md']],
    ['/prime-almanac/global-time-line', ['prime-almanac/global-time-line.md']],
    [
      'admin',
      [
        'prime-almanac/global-time-line.md',
        'prime-almanac/index.md',
        'reference/index.md',
      ],
    ],
  ])(
    'lets authors with the password of %s restore what it covers',
    async (place, files) => {
      expect(await listOpenedFiles(place)).toEqual(files);
    },
  );
});
