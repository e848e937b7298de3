import {repositoryHosts, type RepositoryHost} from '../lib/editLink';

/** Whose site this is and where it stands; each value can be set from the environment. */
export type Identity = {
  /** Name of the world: the title of the site and the end of every page title. */
  readonly title: string;
  /** The one sentence under the title. */
  readonly tagline: string;
  /** Origin that the site is served from, without a path. */
  readonly url: string;
  /** Path that the site is served under; begins and ends with a slash. */
  readonly basePath: string;
  /** Public source repository, without a slash at the end. */
  readonly repository: string;
  /** Which product hosts the repository: it decides what an edit link looks like. */
  readonly repositoryHost: RepositoryHost;
  /** The branch that edit links lead to. */
  readonly branch: string;
  /** The single named author of the site. */
  readonly author: {readonly name: string; readonly url: string};
};

type Environment = Readonly<Record<string, string | undefined>>;

function isRepositoryHost(name: string): name is RepositoryHost {
  return repositoryHosts.some((host) => host === name);
}

function repositoryHostFrom(name: string): RepositoryHost {
  if (!isRepositoryHost(name)) {
    throw new Error(
      `SITE_REPOSITORY_HOST is "${name}"; expected one of ${repositoryHosts.join(', ')}.`,
    );
  }
  return name;
}

function basePathFrom(path: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(path)) {
    throw new Error(
      `SITE_BASE_PATH is "${path}"; expected a path that begins and ends with a slash, such as "/" or "/orrameth/".`,
    );
  }
  return path;
}

function originFrom(address: string): string {
  if (!URL.canParse(address) || new URL(address).origin !== address) {
    throw new Error(
      `SITE_URL is "${address}"; expected an origin without a path, such as "https://orrameth.example".`,
    );
  }
  return address;
}

/** The values of this repository, where a variable is not set. */
const defaults = {
  SITE_TITLE: 'Orrameth',
  SITE_TAGLINE: 'Nine gates, one long road',
  SITE_URL: 'https://orrameth.example',
  SITE_BASE_PATH: '/',
  SITE_REPOSITORY: 'https://github.com/orrameth/orrameth',
  SITE_REPOSITORY_HOST: 'github',
  SITE_BRANCH: 'main',
  SITE_AUTHOR: 'The Orrameth Archive',
  SITE_AUTHOR_URL: 'https://github.com/orrameth',
} as const;

/**
 * Reads the identity of the site from environment variables, with the values of
 * this repository where a variable is not set.
 *
 * @throws Error naming the variable, what was found and what was expected.
 */
export function identityFrom(environment: Environment): Identity {
  const value = (name: keyof typeof defaults): string =>
    environment[name] ?? defaults[name];
  return {
    title: value('SITE_TITLE'),
    tagline: value('SITE_TAGLINE'),
    url: originFrom(value('SITE_URL')),
    basePath: basePathFrom(value('SITE_BASE_PATH')),
    repository: value('SITE_REPOSITORY').replace(/\/$/, ''),
    repositoryHost: repositoryHostFrom(value('SITE_REPOSITORY_HOST')),
    branch: value('SITE_BRANCH'),
    author: {name: value('SITE_AUTHOR'), url: value('SITE_AUTHOR_URL')},
  };
}
