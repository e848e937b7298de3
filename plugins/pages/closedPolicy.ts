/** The policy of a page that runs and loads nothing, and so needs no other. */
export const closedPolicy = `<meta http-equiv=content-security-policy content="default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'">`;
