import type {Identity} from '../src/site/world';

/** The identity of the site; HOSTING.md names the environment variables that override it. */
export const identity: Identity = {
  title: 'Tarnby Vale',
  tagline: 'A valley, a lake, and a bell below it',
  url: 'https://tarnby.example',
  basePath: '/',
  repository: 'https://github.com/tarnby/tarnby',
  repositoryHost: 'github',
  branch: 'main',
  author: {name: 'The Keepers of Tarnby', url: 'https://github.com/tarnby'},
};
