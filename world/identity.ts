import type {Identity} from '../src/site/world';

/** Whose site this is and where it stands; CONTRIBUTING names the variable that sets each from outside. */
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
