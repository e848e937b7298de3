import {identity} from '../../world/identity';
import {repositoryHosts, type RepositoryHost} from '../shared/model/editLink';
import type {Identity} from './world';

type Environment = Readonly<Record<string, string | undefined>>;

function isRepositoryHost(name: string): name is RepositoryHost {
  return repositoryHosts.some((host) => host === name);
}

function readRepositoryHost(name: string): RepositoryHost {
  if (!isRepositoryHost(name)) {
    throw new Error(
      `SITE_REPOSITORY_HOST is "${name}"; expected one of ${repositoryHosts.join(', ')}.`,
    );
  }
  return name;
}

function readBasePath(path: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(path)) {
    throw new Error(
      `SITE_BASE_PATH is "${path}"; expected a path that begins and ends with a slash, such as "/" or "/atlas/".`,
    );
  }
  return path;
}

function readOrigin(address: string): string {
  if (!URL.canParse(address) || new URL(address).origin !== address) {
    throw new Error(
      `SITE_URL is "${address}"; expected an origin without a path, such as "https://example.org".`,
    );
  }
  return address;
}

/**
 * Reads the identity of the site from environment variables, with the world's values as defaults.
 *
 * @throws Error naming the variable, what was found, and what was expected.
 */
export function readIdentity(environment: Environment): Identity {
  const value = (name: string, usual: string): string =>
    environment[name] ?? usual;
  return {
    title: value('SITE_TITLE', identity.title),
    tagline: value('SITE_TAGLINE', identity.tagline),
    url: readOrigin(value('SITE_URL', identity.url)),
    basePath: readBasePath(value('SITE_BASE_PATH', identity.basePath)),
    repository: value('SITE_REPOSITORY', identity.repository).replace(
      /\/$/,
      '',
    ),
    repositoryHost: readRepositoryHost(
      value('SITE_REPOSITORY_HOST', identity.repositoryHost),
    ),
    branch: value('SITE_BRANCH', identity.branch),
    author: {
      name: value('SITE_AUTHOR', identity.author.name),
      url: value('SITE_AUTHOR_URL', identity.author.url),
    },
  };
}
