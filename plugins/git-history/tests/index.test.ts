import {historyReader} from '..';
import {
  shallowClone,
  temporaryRepository,
} from '../../../tests/support/temporaryRepository';
import {temporarySite} from '../../../tests/support/temporarySite';

const page = {'docs/area/a.md': 'One.', 'readme.md': 'Not a page.'};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the history of all files', () => {
  it('is that of pages and of files that readers download, read once', async () => {
    const {siteDir, commit} = temporaryRepository({
      'docs/a.md': 'One.',
      'static/maps/ü #1.png': 'x',
      'readme.md': 'Neither.',
    });
    commit('Ilsabet', '2024-03-09');
    const histories = historyReader(siteDir);
    const first = await histories();
    expect([...first.keys()].toSorted()).toEqual([
      'docs/a.md',
      'static/maps/ü #1.png',
    ]);
    expect(first.get('static/maps/ü #1.png')).toEqual({
      created: '2024-03-09',
      updated: '2024-03-09T12:00:00.000Z',
      contributors: ['Ilsabet'],
      changes: [{day: '2024-03-09', summary: '2024-03-09'}],
    });
    commit('Marta', '2024-03-10');
    expect(await histories()).toBe(first);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('names people as .mailmap does', async () => {
    const {siteDir, commit} = temporaryRepository({
      ...page,
      '.mailmap': 'Empress Ilsabet <ilsabet@secret.example>\n',
    });
    commit('Ilsabet', '2026-01-02');
    const history = await historyReader(siteDir)();
    expect(history.get('docs/area/a.md')?.contributors).toEqual([
      'Empress Ilsabet',
    ]);
  });

  it('follows renamed pages, whatever the settings of git', async () => {
    const {siteDir, git, commit} = temporaryRepository(page);
    git('config', 'diff.renames', 'false');
    git('config', 'log.follow', 'true');
    commit('Ilsabet', '2026-01-02');
    git('mv', 'docs/area/a.md', 'docs/area/b.md');
    commit('Marta', '2026-01-03');
    const history = await historyReader(siteDir)();
    expect(history.get('docs/area/b.md')?.contributors).toEqual(['Ilsabet']);
  });

  it('is told to be shallow, if it is', async () => {
    const {siteDir, commit} = temporaryRepository(page);
    commit('Ilsabet', '2026-01-02');
    commit('Ilsabet', '2026-01-03');
    await historyReader(shallowClone(siteDir, 1))();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('The git history is shallow'),
    );
  });

  it.each([
    ['there is no repository', () => temporarySite(page)],
    ['there is no commit', () => temporaryRepository(page).siteDir],
    ['there is no folder', () => '/nowhere/at/all'],
  ])('is empty, with the reason, if %s', async (_where, siteDir) => {
    expect((await historyReader(siteDir())()).size).toBe(0);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/no git history \((?:fatal: |Error: spawn git)/),
    );
  });
});
