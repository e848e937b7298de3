import type {Identity} from '@site/src/site/world';

/** The identity of the site; CONTRIBUTING names the environment variables that override it. */
export const identity: Identity = {
  title: 'Das Tal von Tarnby',
  tagline: 'Ein Tal, ein See und darunter eine Glocke',
  url: 'https://tarnby.example',
  basePath: '/',
  repository: 'https://github.com/tarnby/tarnby',
  repositoryHost: 'github',
  branch: 'main',
  author: {
    name: 'Tarnbys Spielleitung',
    url: 'https://github.com/tarnby',
  },
};
