import type {Identity} from '../src/site/world';

/** Where the site and its sources are, in all languages. */
export const address: Omit<Identity, 'title' | 'tagline' | 'author'> = {
  url: 'https://tarnby.example',
  basePath: '/',
  repository: 'https://github.com/tarnby/tarnby',
  repositoryHost: 'github',
  branch: 'main',
};
