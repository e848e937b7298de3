import {readHistory} from '../../../../plugins/git-history/readHistory';
import {
  shallowClone,
  temporaryRepository,
} from '../../../support/temporaryRepository';
import {temporarySite} from '../../../support/temporarySite';

const page = {'docs/area/a.md': 'One.', 'readme.md': 'Not a page.'};

describe('the history of all pages', () => {
  it('holds times, names and paths of pages, but no e-mail address', async () => {
    const {siteDir, commit} = temporaryRepository(page);
    commit('Ilsabet', '2026-01-02');
    const {log, shallow, fault} = await readHistory(siteDir);
    expect(log).toContain('Ilsabet');
    expect(log).toContain('docs/area/a.md');
    expect(log).not.toContain('@');
    expect(log).not.toContain('readme.md');
    expect(shallow).toBe(false);
    expect(fault).toBeUndefined();
  });

  it('names people as .mailmap does', async () => {
    const {siteDir, commit} = temporaryRepository({
      ...page,
      '.mailmap': 'Empress Ilsabet <ilsabet@secret.example>\n',
    });
    commit('Ilsabet', '2026-01-02');
    const {log} = await readHistory(siteDir);
    expect(log).toContain('Empress Ilsabet');
    expect(log).not.toContain('@');
  });

  it('finds renamed pages, whatever the settings of git', async () => {
    const {siteDir, git, commit} = temporaryRepository(page);
    git('config', 'diff.renames', 'false');
    git('config', 'log.follow', 'true');
    commit('Ilsabet', '2026-01-02');
    git('mv', 'docs/area/a.md', 'docs/area/b.md');
    commit('Marta', '2026-01-03');
    const {log} = await readHistory(siteDir);
    expect(log).toContain('R100\0docs/area/a.md\0docs/area/b.md');
  });

  it('has paths relative to the root of the site, if that is a folder of a repository', async () => {
    const {siteDir, commit} = temporaryRepository({
      'site/docs/a.md': 'One.',
      'docs/b.md': 'Two.',
    });
    commit('Ilsabet', '2026-01-02');
    const {log} = await readHistory(`${siteDir}/site`);
    expect(log).toContain('\0docs/a.md');
    expect(log).not.toContain('b.md');
  });

  it('reports whether it is shallow', async () => {
    const {siteDir, commit} = temporaryRepository(page);
    commit('Ilsabet', '2026-01-02');
    commit('Ilsabet', '2026-01-03');
    const clone = await readHistory(shallowClone(siteDir, 1));
    expect(clone.shallow).toBe(true);
  });

  it.each([
    ['there is no repository', () => temporarySite(page)],
    ['there is no commit', () => temporaryRepository(page).siteDir],
    ['there is no folder', () => '/nowhere/at/all'],
  ])('is empty, with the reason, if %s', async (_where, siteDir) => {
    const {log, shallow, fault} = await readHistory(siteDir());
    expect({log, shallow}).toEqual({log: '', shallow: false});
    expect(fault).toMatch(/^(?:fatal: |Error: spawn git ENOENT)/);
  });
});
