import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {contentAreas} from '../../../src/site/contentAreas';
import {builtEntry} from '../../../tests/support/lock/entries';
import {
  openSealed,
  type Published,
} from '../../../tests/support/lock/openSealed';
import {lockText} from '../../../tests/support/lock/site';
import {
  getCanary,
  runCommand,
  readBuildText,
  wholePages,
  wholeSite,
  type Outcome,
} from '../support/lock/wholeSite';

jest.setTimeout(600_000);

/** A text on the home page. */
const HOME_WORDS = 'Rules pages give the answer first';

const PASSWORD = 'lamo tiru bagi';

let siteDir: string;
let built: Outcome;

beforeAll(async () => {
  const root = await builtEntry('root', PASSWORD);
  const admin = {hint: 'ask the keeper', entries: [root]};
  siteDir = wholeSite(lockText({global: true, admin}));
  built = runCommand(siteDir, 'build');
});

describe('the passwords of a site', () => {
  it('are kept by a command, which refuses published ones if it is asked to', async () => {
    const lamp = await builtEntry('lamp', 'open sesame');
    const demo = {...lamp, demo: true as const};
    writeFileSync(
      join(siteDir, 'lock.json'),
      lockText({paths: {'/reference': {entries: [demo]}}}),
    );
    const list = runCommand(siteDir, 'lock', 'list');
    expect(list.status).toBe(0);
    expect(list.said).toContain('/reference lamp (cost 10, demo)\n');
    const strict = runCommand(siteDir, 'lock', 'list', '--strict');
    expect(strict.status).toBe(1);
    expect(strict.said).toContain('the password of the demo entry "lamp"');
    expect(runCommand(siteDir, 'lock', 'revoke', 'lamp').status).toBe(0);
    expect(runCommand(siteDir, 'lock', 'list', '--strict').status).toBe(0);
  });
});

describe('a site that is locked as a whole', () => {
  it('is built, and contains nothing of any page', () => {
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
      expect([path, html.includes('name=password')]).toEqual([path, true]);
      expect(html).toContain('Hint: ask the keeper');
      expect(html).toContain('noindex');
    }
  });

  it('shows nothing of the text of the home page and others', async () => {
    const text = await readBuildText(
      siteDir,
      '**/*.{html,js,json,xml,txt,css}',
    );
    expect(text).toContain('name=password');
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

  it('has its home page behind the password of the admin list', () => {
    const sealed = JSON.parse(
      readFileSync(join(siteDir, '.docusaurus/home/default/home.json'), 'utf8'),
    ) as Pick<Published, 'data' | 'scope'>;
    const {text} = openSealed({...sealed, address: '/', password: PASSWORD});
    expect(text).toContain(HOME_WORDS);
    expect(text).toContain('c:LatestSession');
    expect(text).toContain('c:WorldToday');
  });
});
