/** Products that host repositories, each with its own form of edit links. */
export const repositoryHosts = [
  'github',
  'gitlab',
  'gitee',
  'bitbucket',
] as const;

export type RepositoryHost = (typeof repositoryHosts)[number];

/** Where the source of the site is. */
export type Repository = {
  /** Address without a slash at the end. */
  readonly repository: string;
  readonly repositoryHost: RepositoryHost;
  readonly branch: string;
};

/** Makes an address of a branch and a path; both come encoded. */
type Form = (branch: string, path: string) => string;

const forms: Readonly<Record<RepositoryHost, Form>> = {
  github: (branch, path) => `/edit/${branch}/${path}`,
  gitlab: (branch, path) => `/-/edit/${branch}/${path}`,
  gitee: (branch, path) => `/edit/${branch}/${path}`,
  bitbucket: (branch, path) =>
    `/src/${branch}/${path}?mode=edit&spa=0&at=${branch}&fileviewer=file-view-default`,
};

function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The address at which a file of the source can be edited. */
export function editLink(
  {repository, repositoryHost, branch}: Repository,
  path: string,
): string {
  const form = forms[repositoryHost];
  return repository + form(encodeSegments(branch), encodeSegments(path));
}
