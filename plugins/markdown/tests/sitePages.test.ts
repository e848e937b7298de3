import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {sitePages} from '../sitePages';
import {temporarySite} from '../../../tests/support/temporarySite';

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;

function site(): string {
  return temporarySite({
    'docs/prime-almanac/kadar.md': page('Kadar'),
    'docs/prime-almanac/_part.md': page('Part'),
    'docs/reference/index.md': page('Secrets'),
  });
}

const environment = process.env['NODE_ENV'];

function setEnvironment(name: string | undefined): void {
  Object.assign(process.env, {NODE_ENV: name});
}

afterEach(() => {
  setEnvironment(environment);
});

describe('the data about all pages', () => {
  it('are each page, those that are open, and the terms for these', async () => {
    const {byPath, open, terms} = await sitePages(site());
    expect([...byPath.keys()]).toEqual([
      'docs/prime-almanac/kadar.md',
      'docs/reference/index.md',
    ]);
    expect(open.map(({title}) => title)).toEqual(['Kadar']);
    expect([...terms.addresses.keys()]).toEqual(['Kadar']);
  });

  it('are shared by all requests while nothing changes', async () => {
    const siteDir = site();
    const [one, other] = await Promise.all([
      sitePages(siteDir),
      sitePages(siteDir),
    ]);
    expect(other).toBe(one);
    expect(await sitePages(siteDir)).toBe(one);
  });

  it('keep their terms while no page has other ones, so that nothing is searched again', async () => {
    const siteDir = site();
    const path = join(siteDir, 'docs/prime-almanac/kadar.md');
    const before = await sitePages(siteDir);
    writeFileSync(path, `${page('Kadar')}More text.\n`);
    const edited = await sitePages(siteDir);
    expect(edited).not.toBe(before);
    expect(edited.terms).toBe(before.terms);
    writeFileSync(path, page('Toros'));
    expect((await sitePages(siteDir)).terms.addresses.has('Toros')).toBe(true);
  });
});
