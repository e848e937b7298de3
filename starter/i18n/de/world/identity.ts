import type {Identity} from '@site/src/site/world';
import {address} from '@world/address';

/** The identity of the site; CONTRIBUTING names the environment variables that override it. */
export const identity: Identity = {
  title: 'Das Tal von Tarnby',
  tagline: 'Ein Tal, ein See und darunter eine Glocke',
  ...address,
  author: {
    name: 'Tarnbys Spielleitung',
    url: 'https://github.com/tarnby',
  },
};
