import type {Identity} from '../src/site/world';

/** Whose site this is and where it stands; CONTRIBUTING names the variable that sets each from outside. */
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
