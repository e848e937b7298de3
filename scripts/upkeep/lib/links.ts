/** An external link, and the first file that contains it. */
export type ExternalLink = {readonly address: string; readonly file: string};

const LINK = /\bhttps?:\/\/[^\s"'`<>()[\]{}\\|]+/g;

/** Hosts of examples (RFC 2606), and of this machine. */
const exampleHosts =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Lists the external links of texts without duplicates. */
export function listExternalLinks(
  texts: Readonly<Record<string, string>>,
): readonly ExternalLink[] {
  const files = new Map<string, string>();
  for (const [file, text] of Object.entries(texts)) {
    for (const [found] of text.matchAll(LINK)) {
      const address = found.replace(/[.,;:!?*_]+$/, '').replace(/#.*$/, '');
      if (URL.canParse(address) && !files.has(address)) {
        files.set(address, file);
      }
    }
  }
  return [...files]
    .map(([address, file]) => ({address, file}))
    .filter(({address}) => !exampleHosts.test(new URL(address).hostname));
}

/** Classifies the status of a link; server errors are not a sign that it is gone. */
export function classifyStatus(
  status: number | undefined,
): 'there' | 'gone' | 'not reached' {
  if (status === 404 || status === 410) {
    return 'gone';
  }
  return status === undefined || status >= 500 || status === 429
    ? 'not reached'
    : 'there';
}
