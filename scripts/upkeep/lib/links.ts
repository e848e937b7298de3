/** A link that leads out of the site, and the first file that has it. */
export type OutwardLink = {readonly address: string; readonly file: string};

const link = /\bhttps?:\/\/[^\s"'`<>()[\]{}\\|]+/g;

/** Hosts of examples, which stand for a reader's own (RFC 2606), and of this machine. */
const notMeant =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Lists the links of texts that lead out, each once. */
export function outwardLinks(
  texts: Readonly<Record<string, string>>,
): readonly OutwardLink[] {
  const files = new Map<string, string>();
  for (const [file, text] of Object.entries(texts)) {
    for (const [found] of text.matchAll(link)) {
      const address = found.replace(/[.,;:!?*_]+$/, '').replace(/#.*$/, '');
      if (URL.canParse(address) && !files.has(address)) {
        files.set(address, file);
      }
    }
  }
  return [...files]
    .map(([address, file]) => ({address, file}))
    .filter(({address}) => !notMeant.test(new URL(address).hostname));
}

/** What an answer says of a link: gone for good, or not now, which says nothing. */
export function judgeAnswer(
  status: number | undefined,
): 'there' | 'gone' | 'not reached' {
  if (status === 404 || status === 410) {
    return 'gone';
  }
  return status === undefined || status >= 500 || status === 429
    ? 'not reached'
    : 'there';
}
