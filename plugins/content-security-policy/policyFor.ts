import {demoOrigins} from '../code/model/codeDemo';
import type {Discussion} from '../../src/site/discussion';
import {frameHashes, hashScript, inlineScripts} from './inlineScripts';

export type PolicySource = {
  readonly pages: readonly string[];
  /** The provider of comments, which determines the external hosts. */
  readonly discussion: Discussion;
};

/** The policy of a build in its two forms. */
export type Policies = {
  /** The value of the HTTP header. */
  readonly header: string;
  /** The content of the meta element, where browsers ignore frame-ancestors. */
  readonly meta: string;
};

/** External hosts by directive. */
type OtherHosts = Readonly<
  Record<'connect' | 'image' | 'frame', readonly string[]>
>;

const NOBODY: OtherHosts = {connect: [], image: [], frame: []};

function listOtherHosts(discussion: Discussion): OtherHosts {
  switch (discussion.provider) {
    case 'waline':
      return {
        ...NOBODY,
        connect: [new URL(discussion.server).origin],
        // Comments can contain avatars and images from any host.
        image: ['https:', new URL(discussion.server).origin],
      };
    case 'giscus':
      return {...NOBODY, frame: ['https://giscus.app']};
    case 'off':
      return NOBODY;
  }
}

function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...sources].join(' ');
}

/**
 * Builds the strictest policies under which the pages work. They allow no other hosts, and only
 * known inline scripts, including those of frames, which inherit the policy.
 *
 * @throws Error if a page declares anything but a hash for the script of a frame.
 */
export function buildPolicies({pages, discussion}: PolicySource): Policies {
  const demos = pages.flatMap(frameHashes);
  const scripts = [...pages.flatMap(inlineScripts).map(hashScript), ...demos];
  const others = listOtherHosts(discussion);
  const meta = [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...new Set(scripts.toSorted())),
    // Diagrams, formulas, and highlighted code use style attributes.
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'blob:', ...others.image),
    directive('media-src', "'self'", 'blob:'),
    // Files of locked pages are decrypted to blobs and read from there.
    directive('connect-src', "'self'", 'blob:', ...others.connect),
    directive('worker-src', "'self'"),
    ...(others.frame.length > 0
      ? [directive('frame-src', "'self'", ...others.frame)]
      : []),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive(
      'form-action',
      "'self'",
      ...(demos.length > 0 ? demoOrigins : []),
    ),
  ].join('; ');
  return {meta, header: `${meta}; frame-ancestors 'self'`};
}
