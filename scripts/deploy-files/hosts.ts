import {nearest} from '../../src/shared/lib/nearest';
import type {HostWriter} from './site';
import {apache} from './writers/apache';
import {caddy} from './writers/caddy';
import {cloudflare} from './writers/cloudflare';
import {githubPages} from './writers/githubPages';
import {netlify} from './writers/netlify';
import {nginx} from './writers/nginx';
import {s3} from './writers/s3';

/** What is written for a kind of host. */
export type Host = {
  readonly write: HostWriter;
  /** Whether it sends the compressed copies that lie beside files. */
  readonly sendsCopies: boolean;
};

/** Every kind of host that files are written for. */
const hosts: Readonly<Record<string, Host>> = {
  'github-pages': {write: githubPages, sendsCopies: false},
  netlify: {write: netlify, sendsCopies: false},
  cloudflare: {write: cloudflare, sendsCopies: false},
  nginx: {write: nginx, sendsCopies: true},
  caddy: {write: caddy, sendsCopies: true},
  apache: {write: apache, sendsCopies: true},
  s3: {write: s3, sendsCopies: false},
};

/**
 * The kind of host that a word names.
 *
 * @throws Error where it names none.
 */
export function hostNamed(name: string | undefined): Host {
  const names = Object.keys(hosts);
  const expected = `expected one of ${names.join(', ')}: npm run deploy-files -- nginx`;
  if (name === undefined) {
    throw new Error(`found no host, ${expected}`);
  }
  const host = names.includes(name) ? hosts[name] : undefined;
  if (host === undefined) {
    const close = nearest(name, names);
    const perhaps = close === undefined ? '' : ` (perhaps "${close}")`;
    throw new Error(`found "${name}"${perhaps}, ${expected}`);
  }
  return host;
}
