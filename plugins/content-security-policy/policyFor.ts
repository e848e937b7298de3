import {demoOrigins} from '../../src/lib/codeDemo';
import {frameHashes, hashOf, inlineScripts} from './inlineScripts';

/**
 * The strictest policy that built pages work under: nothing from other hosts, and of the
 * scripts in their markup, and in frames that inherit it, those that the build knows. Styles may stand in the markup:
 * diagrams and code are drawn with them.
 */
export function policyFor(pages: readonly string[]): string {
  const demos = pages.flatMap(frameHashes);
  const hashes = new Set([
    ...pages.flatMap(inlineScripts).map(hashOf),
    ...demos,
  ]);
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...[...hashes].toSorted()].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    // Files of locked pages are decrypted in the page, and read from there.
    `connect-src 'self' blob:`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    ['form-action', "'self'", ...(demos.length > 0 ? demoOrigins : [])].join(
      ' ',
    ),
    `frame-ancestors 'self'`,
  ].join('; ');
}
