import {historyReader} from '../../git-history';
import {pageDescriber} from '..';
import type {DescribedPage} from '../model/pageInfo';
import {
  shallowClone,
  temporaryRepository,
} from '../../../tests/support/temporaryRepository';
import {temporarySite} from '../../../tests/support/temporarySite';
import {writeDay} from '../model/writeDay';

const author = {name: 'The Archive', url: 'https://archive.example'};
const files = {
  'docs/a.md': '---\ntitle: A\n---\n\nThree small words.\n',
  'docs/b.md': '---\ntitle: B\n---\n\nTwo words.\n',
};

function page(name: string): DescribedPage {
  return {
    path: `docs/${name}.md`,
    frontMatter: {title: name},
    tags: [],
    categories: [],
  };
}

const describer = (siteDir: string) =>
  pageDescriber({
    siteDir,
    author,
    histories: historyReader(siteDir),
    provider: 'off',
    isLocked: () => false,
  });

const warn = jest.spyOn(console, 'warn').mockImplementation();

beforeEach(() => {
  warn.mockClear();
});

describe('the build’s data about a page', () => {
  it('come from its text and from git', async () => {
    const {siteDir, git, commit} = temporaryRepository(files);
    commit('Ilsabet', '2026-01-02');
    git('mv', 'docs/b.md', 'docs/c.md');
    commit('Marta', '2026-01-03');
    const describePage = describer(siteDir);
    await expect(describePage(page('c'))).resolves.toEqual({
      entries: [
        {item: 'author', authors: [author]},
        {item: 'date', day: writeDay('2026-01-02')},
        {item: 'reading-time', words: '2', minutes: 0},
      ],
      updated: writeDay('2026-01-02T12:00:00.000Z'),
      contributors: ['Ilsabet'],
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('include comments and views if the site has them and the page is not locked', async () => {
    const {siteDir} = temporaryRepository(files);
    const describePage = pageDescriber({
      siteDir,
      author,
      histories: historyReader(siteDir),
      provider: 'waline',
      isLocked: (path) => path === 'docs/b.md',
    });
    const [open, locked] = await Promise.all(
      [page('a'), page('b')].map(describePage),
    );
    expect(open?.comments).toBe(true);
    expect(open?.entries).toContainEqual({item: 'page-view'});
    expect(locked?.comments).toBeUndefined();
    expect(locked?.entries).not.toContainEqual({item: 'page-view'});
  });

  it('have no history without git, which is reported once for all pages', async () => {
    const describePage = describer(temporarySite(files));
    const infos = await Promise.all([page('a'), page('b')].map(describePage));
    expect(infos.map((info) => Object.keys(info))).toEqual([
      ['entries'],
      ['entries'],
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^\[WARNING\] Found no git history/),
    );
  });

  it('leave out what a shallow clone cannot tell, which is reported once', async () => {
    const {siteDir, commit} = temporaryRepository(files);
    commit('Ilsabet', '2026-01-02');
    commit('Marta', '2026-01-03');
    const clone = shallowClone(siteDir, 1);
    const describePage = describer(clone);
    await expect(describePage(page('a'))).resolves.toEqual({
      entries: [
        {item: 'author', authors: [author]},
        {item: 'reading-time', words: '3', minutes: 0},
      ],
    });
    await describePage(page('b'));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
