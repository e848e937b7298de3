import {fileHistories} from '../../../../plugins/git-history/fileHistories';
import {followTranslations} from '../../../../plugins/git-history/followTranslations';
import type {Commit} from '../../../../plugins/git-history/parseLog';

const page = 'i18n/de/docusaurus-plugin-content-docs-vale/current/town.md';

function commit(time: number, author: string, ...paths: string[]): Commit {
  return {
    time,
    author,
    hasParent: true,
    changes: paths.map((path) => ({status: 'A', path})),
  };
}

const commits = [
  commit(300, 'Ada', page),
  commit(200, 'Ben', 'docs/vale/town.md', 'docs/vale/lake.md'),
  commit(100, 'Cy', 'i18n/fr/code.json', 'i18n/de/code.json'),
];

const histories = fileHistories(
  followTranslations(commits, {
    root: '../..',
    locale: 'de',
    sources: {'docs/vale/town.md': page},
  }),
  false,
);

describe('the history of a page in another language', () => {
  it('is that of its translation', () => {
    expect(histories.get('docs/vale/town.md')).toMatchObject({
      contributors: ['Ada'],
      updated: '1970-01-01T00:05:00.000Z',
    });
  });

  it('is that of the original if it is not translated', () => {
    expect(histories.get('docs/vale/lake.md')?.contributors).toEqual(['Ben']);
  });

  it('does not exist for other files of translations', () => {
    expect([...histories.keys()].toSorted()).toEqual([
      'docs/vale/lake.md',
      'docs/vale/town.md',
      'i18n/fr/code.json',
    ]);
  });

  it('follows a translation that was renamed', () => {
    const renamed = {status: 'R90', path: page, from: `${page}x`};
    const [followed] = followTranslations(
      [{...commit(1, 'Ada'), changes: [renamed]}],
      {root: '', locale: 'de', sources: {}},
    );
    expect(followed?.changes).toEqual([
      {
        status: 'R90',
        path: 'docs/vale/town.md',
        from: 'docs/vale/town.mdx',
      },
    ]);
  });
});
