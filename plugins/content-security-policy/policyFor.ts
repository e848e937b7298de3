import {demoOrigins} from '../../src/features/code/lib/codeDemo';
import type {Discussion} from '../../src/site/discussion';
import {frameHashes, hashScript, inlineScripts} from './inlineScripts';

/** What a policy is made of. */
export type PolicySource = {
  readonly pages: readonly string[];
  /** How readers talk to one another, and so with which other hosts. */
  readonly discussion: Discussion;
};

/** The policy of a build, for the two ways that it travels. */
export type Policies = {
  /** What a host sends with each file. */
  readonly header: string;
  /** The policy inside each page, where browsers ignore frame-ancestors. */
  readonly meta: string;
};

/** The hosts that pages talk to beside their own, by directive. */
type OtherHosts = Readonly<
  Record<'connect' | 'image' | 'frame', readonly string[]>
>;

const NOBODY: OtherHosts = {connect: [], image: [], frame: []};

/** Names the hosts that the provider of comments needs. */
function listOtherHosts(discussion: Discussion): OtherHosts {
  switch (discussion.provider) {
    case 'waline':
      return {
        ...NOBODY,
        connect: [new URL(discussion.server).origin],
        // Avatars and pictures in comments come from where those who comment have them.
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
 * The strictest policies that built pages work under: nothing from other hosts, and of the
 * scripts in their markup, and in frames that inherit it, those that the build knows.
 *
 * @throws Error where a page gives something else than a hash for the script of a frame.
 */
export function policiesFor({pages, discussion}: PolicySource): Policies {
  const demos = pages.flatMap(frameHashes);
  const scripts = [...pages.flatMap(inlineScripts).map(hashScript), ...demos];
  const others = listOtherHosts(discussion);
  const meta = [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...new Set(scripts.toSorted())),
    // Diagrams, formulas, and colored code bring their styles in attributes.
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'blob:', ...others.image),
    // Files of locked pages are decrypted in the page, and read from there.
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
