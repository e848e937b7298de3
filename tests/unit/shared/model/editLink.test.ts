import {
  editLink,
  viewLink,
  type RepositoryHost,
} from '../../../../src/shared/model/editLink';

const path = 'docs/magic-science/healing.md';

function createLink(
  repositoryHost: RepositoryHost,
  file = path,
  branch = 'main',
): string {
  const repository = `https://${repositoryHost}.example/orrameth/world`;
  return editLink({repository, repositoryHost, branch}, file);
}

describe('the edit link', () => {
  it.each<[RepositoryHost, string]>([
    [
      'github',
      'https://github.example/orrameth/world/edit/main/docs/magic-science/healing.md',
    ],
    [
      'gitlab',
      'https://gitlab.example/orrameth/world/-/edit/main/docs/magic-science/healing.md',
    ],
    [
      'gitee',
      'https://gitee.example/orrameth/world/edit/main/docs/magic-science/healing.md',
    ],
    [
      'bitbucket',
      'https://bitbucket.example/orrameth/world/src/main/docs/magic-science/healing.md?mode=edit&spa=0&at=main&fileviewer=file-view-default',
    ],
  ])('leads to the source on %s', (host, link) => {
    expect(createLink(host)).toBe(link);
  });
});

describe('the link to a source file', () => {
  it.each<[RepositoryHost, string]>([
    ['github', '/blob/main/docs/50%25.md'],
    ['gitlab', '/-/blob/main/docs/50%25.md'],
    ['gitee', '/blob/main/docs/50%25.md'],
    ['bitbucket', '/src/main/docs/50%25.md'],
  ])('shows it on %s', (repositoryHost, link) => {
    const repository = 'https://host.example/world';
    expect(
      viewLink({repository, repositoryHost, branch: 'main'}, 'docs/50%.md'),
    ).toBe(`${repository}${link}`);
  });
});
