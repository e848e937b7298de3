import {closedPolicy} from '../pages/closedPolicy';

const CHARSET = /<meta charset=[^>]*>/i;

/**
 * Inserts a policy after the charset, which must be within the first 1,024 bytes of a page. A page
 * that already has a stricter policy keeps it.
 *
 * @throws Error if the page declares no charset, because a page without a policy must not be
 * published.
 */
export function addPolicy(html: string, policy: string): string {
  if (html.includes(closedPolicy)) {
    return html;
  }
  if (!CHARSET.test(html)) {
    throw new Error(
      `found no <meta charset> in the page that starts with ${JSON.stringify(html.slice(0, 60))}, expected one: the policy goes after it.`,
    );
  }
  return html.replace(
    CHARSET,
    (charset) =>
      `${charset}<meta http-equiv=content-security-policy content="${policy}">`,
  );
}
