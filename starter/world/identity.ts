import type {Identity} from '../src/site/world';
import {address} from './address';

/** The identity of the site; CONTRIBUTING names the environment variables that override it. */
export const identity: Identity = {
  title: 'Tarnby Vale',
  tagline: 'A valley, a lake, and a bell below it',
  ...address,
  author: {name: 'The Keepers of Tarnby', url: 'https://github.com/tarnby'},
};
