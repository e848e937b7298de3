/** Supported repository hosts, each with its own form of edit links. */
export const repositoryHosts = [
  'github',
  'gitlab',
  'gitee',
  'bitbucket',
] as const;

export type RepositoryHost = (typeof repositoryHosts)[number];

/** The repository that holds the source of the site. */
export type Repository = {
  /** Address without a trailing slash. */
  readonly repository: string;
  readonly repositoryHost: RepositoryHost;
  readonly branch: string;
};

/** Builds the address from a branch and a path, both already encoded. */
type Form = (branch: string, path: string) => string;

const viewForms: Readonly<Record<RepositoryHost, Form>> = {
  github: (branch, path) => `/blob/${branch}/${path}`,
  gitlab: (branch, path) => `/-/blob/${branch}/${path}`,
  gitee: (branch, path) => `/blob/${branch}/${path}`,
  bitbucket: (branch, path) => `/src/${branch}/${path}`,
};

const editForms: Readonly<Record<RepositoryHost, Form>> = {
  github: (branch, path) => `/edit/${branch}/${path}`,
  gitlab: (branch, path) => `/-/edit/${branch}/${path}`,
  gitee: (branch, path) => `/edit/${branch}/${path}`,
  bitbucket: (branch, path) =>
    `/src/${branch}/${path}?mode=edit&spa=0&at=${branch}&fileviewer=file-view-default`,
};

function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function linkToFile(
  forms: Readonly<Record<RepositoryHost, Form>>,
  {repository, repositoryHost, branch}: Repository,
  path: string,
): string {
  const form = forms[repositoryHost];
  return repository + form(encodeSegments(branch), encodeSegments(path));
}

/** Returns the address at which a source file can be edited. */
export function editLink(repository: Repository, path: string): string {
  return linkToFile(editForms, repository, path);
}

/** Returns the address at which a source file can be read. */
export function viewLink(repository: Repository, path: string): string {
  return linkToFile(viewForms, repository, path);
}
