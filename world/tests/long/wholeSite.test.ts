import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {checkFolders} from '@engine/docs-lock/leak-check/checkFolders';
import {readLeakSite} from '../../../plugins/publish/readLeakSite';
import type {SealedPayload} from '../../../src/features/lock/lib/payload';
import type {SealedPage} from '@engine/docs-lock/method/types';
import {createSigningKey} from '@engine/docs-lock/method/signingKey';
import {contentAreas} from '../../../src/site/contentAreas';
import {builtEntry} from '../../../tests/support/lock/entries';
import {openSealed} from '../../../tests/support/lock/reopen';
import {lockText} from '../../../tests/support/lock/site';
import {
  buildStrictly,
  getCanary,
  runScript,
  readBuildText,
  wholePages,
  wholeSite,
  type Outcome,
} from '../support/lock/wholeSite';

jest.setTimeout(600_000);

/** A text on the home page. */
const HOME_WORDS = 'Rules pages answer first';

const PASSWORD = 'lamo tiru bagi';

/**
 * Areas whose pages are only in the repository as ciphertext: one that is always locked, and one
 * that is locked with the site.
 */
const SEALED = ['reference', 'prime-almanac'];

let siteDir: string;
let sealed: Outcome;
let built: Outcome;

beforeAll(async () => {
  const pair = await createSigningKey();
  const root = await builtEntry('root', PASSWORD, pair.key);
  siteDir = wholeSite(
    lockText({
      global: true,
      signer: pair.key,
      admin: {hint: 'ask the keeper', entries: [root]},
    }),
  );
  const key = {LOCK_SIGNING_KEY: JSON.stringify(pair)};
  sealed = runScript(siteDir, ['lock', 'seal'], key);
  mkdirSync(join(siteDir, 'kept'));
  for (const id of SEALED) {
    renameSync(join(siteDir, 'docs', id), join(siteDir, 'kept', id));
  }
  built = buildStrictly(siteDir, key);
});

describe('areas whose pages are not in the repository', () => {
  it('are sealed by a command, and built without their pages and without a password', () => {
    for (const {id} of contentAreas) {
      expect(sealed.said).toContain(
        `Sealed and signed docs/${id} into sealed/${id}`,
      );
    }
    expect(sealed.said).toContain('The text of the home page');
    expect([sealed.status, built.status]).toEqual([0, 0]);
    for (const id of SEALED) {
      const page = join(siteDir, 'build', id, 'index.html');
      expect(readFileSync(page, 'utf8')).toContain('Enter password');
    }
  });

  it('are restored for authors by a command with the password, and not without it', () => {
    const open = (password: string): Outcome =>
      runScript(siteDir, ['lock', 'open', '--into', 'opened'], {
        LOCK_PASSWORD: password,
      });
    expect(open('lamo tiru bag').status).toBe(1);
    expect(existsSync(join(siteDir, 'opened'))).toBe(false);
    const {said} = open(PASSWORD);
    for (const {id} of contentAreas) {
      expect(said).toMatch(new RegExp(`Opened \\d+ files? of opened/${id}\\.`));
    }
    const findText = (folder: string, id: string): string =>
      readFileSync(join(siteDir, folder, id, 'index.md'), 'utf8');
    for (const id of SEALED) {
      expect(findText('opened', id)).toBe(findText('kept', id));
    }
  });
});

describe('the output of a build', () => {
  it('is what was signed, as the command confirms for site and repository', () => {
    const verify = (...words: readonly string[]): Outcome =>
      runScript(siteDir, ['lock', 'verify', ...words]);
    for (const folder of ['build', 'sealed']) {
      const {said, status} = verify(folder);
      expect(said).toMatch(/reference: \d+ parts as signed, signed by/);
      expect(status).toBe(0);
    }
    expect(verify('build').said).toMatch(/home: \d+ parts as signed/);
    expect(verify('build', '--signer', '0123456789abcdef').said).toContain(
      'expected that of 0123456789abcdef',
    );
  });
});

describe('the demo password', () => {
  it('fails a strict build before anything is built', async () => {
    const demo = {
      ...(await builtEntry('lamp', 'open sesame')),
      demo: true as const,
    };
    const lock = {paths: {'/reference': {entries: [demo]}}};
    const {status, said} = buildStrictly(wholeSite(lockText(lock)));
    expect(status).toBe(1);
    expect(said).toContain('found the demo entry "lamp"');
    expect(said).not.toContain('Generated static files');
  });
});

describe('a site that is locked as a whole', () => {
  it('is built in strict mode, and contains nothing of any page', () => {
    expect(built.said).toContain('Leak check');
    expect(built.said).not.toContain('[ERROR]');
    expect(built.status).toBe(0);
  });

  it('asks for a password on the home page and in every area', () => {
    for (const path of ['', ...contentAreas.map(({id}) => `${id}/`)]) {
      const html = readFileSync(
        join(siteDir, 'build', path, 'index.html'),
        'utf8',
      );
      expect([path, html.includes('placeholder="Enter password"')]).toEqual([
        path,
        true,
      ]);
      expect(html).toContain('Hint: ask the keeper');
      expect(html).toContain('noindex');
    }
  });

  it('shows nothing of the text of the home page and others', async () => {
    const text = await readBuildText(
      siteDir,
      '**/*.{html,js,json,xml,txt,css}',
    );
    expect(text).toContain('Enter password');
    const told = [HOME_WORDS, ...wholePages.map(getCanary)].filter((words) =>
      text.includes(words),
    );
    expect(told).toEqual([]);
  });

  it('has no page, spell or row in search and previews', async () => {
    const index = await readBuildText(siteDir, 'assets/search/part-*.json');
    expect(index).not.toMatch(/"kind":"(?!document)/);
    const previews = await readBuildText(siteDir, 'assets/search/previews.*');
    expect(previews).toBe('{}');
    expect(await readBuildText(siteDir, 'sitemap.xml')).not.toContain(
      '/prime-almanac/',
    );
  });

  it('has its home page behind the password of the admin list', async () => {
    const sealed = JSON.parse(
      readFileSync(
        join(siteDir, '.docusaurus/locked-home/default/home.json'),
        'utf8',
      ),
    ) as SealedPage;
    const payload: SealedPayload = await openSealed(sealed, 'root', PASSWORD);
    const tree = JSON.stringify(payload.tree);
    expect(tree).toContain(HOME_WORDS);
    expect(tree).toContain('c:LatestSession');
    expect(tree).toContain('c:WorldToday');
  });

  it('is reported if it leaks the home page or another', async () => {
    const folder = join(siteDir, 'given-away');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'page.html'),
      `<p>${HOME_WORDS} and explain <b>after</b></p>`,
    );
    writeFileSync(join(folder, 'feed.xml'), getCanary('prime-almanac/index'));
    const {leaks} = await checkFolders(readLeakSite(siteDir), ['given-away']);
    // The pages of the fixture share words, so more than one may be named.
    expect(leaks.map(({file, where}) => `${file} ${where}`)).toEqual(
      expect.arrayContaining([
        'given-away/page.html world/home.mdx',
        'given-away/feed.xml docs/prime-almanac/index.md',
      ]),
    );
  });
});
