import type {Identity} from '../src/site/world';

/** The identity of the site; HOSTING.md names the environment variables that override it. */
export const identity: Identity = {
  title: 'Orrameth',
  tagline: 'Nine gates, one long road',
  url: 'https://orrameth.example',
  basePath: '/',
  repository: 'https://github.com/orrameth/orrameth',
  repositoryHost: 'github',
  branch: 'main',
  author: {
    name: 'The Orrameth Archive',
    url: 'https://github.com/orrameth',
  },
};
