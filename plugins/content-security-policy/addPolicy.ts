const CHARSET = /<meta charset=[^>]*>/i;

/**
 * Inserts a policy right after the encoding, which must be in the first 1,024 bytes of a page.
 *
 * @throws Error where the page names no encoding: a page without a policy is not published.
 */
export function addPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) {
    throw new Error(
      `found no <meta charset> in a page that begins with ${JSON.stringify(html.slice(0, 60))}, expected one, after which the policy is inserted.`,
    );
  }
  return html.replace(
    CHARSET,
    (charset) =>
      `${charset}<meta http-equiv=content-security-policy content="${policy}">`,
  );
}
