import {nearest} from '../../src/shared/lib/nearest';
import type {HostWriter} from './site';
import {writeApacheFiles} from './writers/apache';
import {writeCaddyFiles} from './writers/caddy';
import {writeCloudflareFiles} from './writers/cloudflare';
import {writeGithubPagesFiles} from './writers/githubPages';
import {writeNetlifyFiles} from './writers/netlify';
import {writeNginxFiles} from './writers/nginx';
import {writeS3Files} from './writers/s3';

/** A kind of host. */
export type Host = {
  readonly write: HostWriter;
  /** Whether it serves the compressed copies next to files. */
  readonly servesCompressedCopies: boolean;
  /** Whether it redirects former addresses with status 301. */
  readonly redirectsMoved: boolean;
};

/** The supported hosts by name. */
const hosts: Readonly<Record<string, Host>> = {
  'github-pages': {
    write: writeGithubPagesFiles,
    servesCompressedCopies: false,
    redirectsMoved: false,
  },
  netlify: {
    write: writeNetlifyFiles,
    servesCompressedCopies: false,
    redirectsMoved: true,
  },
  cloudflare: {
    write: writeCloudflareFiles,
    servesCompressedCopies: false,
    redirectsMoved: true,
  },
  nginx: {
    write: writeNginxFiles,
    servesCompressedCopies: true,
    redirectsMoved: true,
  },
  caddy: {
    write: writeCaddyFiles,
    servesCompressedCopies: true,
    redirectsMoved: true,
  },
  apache: {
    write: writeApacheFiles,
    servesCompressedCopies: true,
    redirectsMoved: true,
  },
  s3: {
    write: writeS3Files,
    servesCompressedCopies: false,
    redirectsMoved: true,
  },
};

/** The names of all hosts, as the command takes them. */
export const hostNames: readonly string[] = Object.keys(hosts);

/**
 * Finds a host by name.
 *
 * @throws Error if there is no such host.
 */
export function findHost(name: string): Host {
  const expected = `expected one of ${hostNames.join(', ')}: npm run deploy-files -- nginx`;
  const host = hostNames.includes(name) ? hosts[name] : undefined;
  if (host === undefined) {
    const nearestName = nearest(name, hostNames);
    const hint = nearestName === undefined ? '' : ` (perhaps "${nearestName}")`;
    throw new Error(`found "${name}"${hint}, ${expected}`);
  }
  return host;
}
