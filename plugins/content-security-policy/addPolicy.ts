const CHARSET = /<meta charset=[^>]*>/i;

/**
 * Puts a policy into a page, before all that it rules: after the encoding, which must stand in the
 * first 1,024 bytes.
 *
 * @throws Error where the page names no encoding: a page without a policy is not published.
 */
export function addPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) {
    throw new Error(
      `found no <meta charset> in a page that begins with ${JSON.stringify(html.slice(0, 60))}, expected one: the policy stands behind it.`,
    );
  }
  return html.replace(
    CHARSET,
    (charset) =>
      `${charset}<meta http-equiv=content-security-policy content="${policy}">`,
  );
}
