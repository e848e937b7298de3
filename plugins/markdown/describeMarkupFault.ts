/** What the parser says of a page that it cannot read. */
export type ParserFault = {
  readonly reason: string;
  /** The text of the page from where the parser stopped to the end of that line. */
  readonly rest: string;
};

/** A fault of a page, in the words of its author. */
export type MarkupFault = {readonly found: string; readonly expected: string};

type Row = {
  /** What the parser says; its groups are handed to `describe`. */
  readonly reason: RegExp;
  readonly describe: (
    groups: Readonly<Record<string, string>>,
    rest: string,
  ) => MarkupFault;
};

/** The first word that stands somewhere. */
function firstWord(rest: string): string {
  return /^\S*/.exec(rest)?.[0] ?? '';
}

const rows: readonly Row[] = [
  {
    reason: /create a link in MDX/,
    describe: () => ({
      found: 'an address between < and >',
      expected: 'a link: [words](address)',
    }),
  },
  {
    reason: /^Unexpected .* before name/,
    describe: (_, rest) => ({
      found: `"<${firstWord(rest)}", which begins like a tag`,
      expected: `a tag, or "&lt;${firstWord(rest)}" where the sign itself is meant`,
    }),
  },
  {
    reason: /^Unexpected closing tag `(?<found>[^`]+)`.*for `<(?<open>[^`]*)>`/,
    describe: ({found = '', open = ''}) => ({
      found,
      expected: `</${open}>, as <${open}> was opened last`,
    }),
  },
  {
    reason: /^Expected a closing tag for `<(?<open>[^`\s>]*)\b.*`paragraph`/,
    describe: ({open = ''}) => ({
      found: `<${open}> without its end`,
      expected: `</${open}> in the same paragraph, or <${open} /> where nothing stands in it`,
    }),
  },
  {
    reason: /^Expected a closing tag for `<(?<open>[^`\s>]*)/,
    describe: ({open = ''}) => ({
      found: `<${open}> without its end`,
      expected: `</${open}> below it, or <${open} /> where nothing stands in it`,
    }),
  },
  {
    reason: /^Expected the closing tag `(?<close>[^`]+)` either after/,
    describe: ({close = ''}) => ({
      found: `${close} in another paragraph than its beginning`,
      expected: 'both in one paragraph, or each on a line of its own',
    }),
  },
  {
    reason: /^Unexpected closing slash/,
    describe: () => ({
      found: 'the end of a tag that was not opened',
      expected: 'its beginning before it, or nothing',
    }),
  },
  {
    reason: /closing brace for `\{`|^Unexpected .* in expression/,
    describe: () => ({
      found: 'a "{" without its end',
      expected: 'a "}", or "\\{" where the sign itself is meant',
    }),
  },
  {
    reason: /^Could not parse expression/,
    describe: () => ({
      found: 'words between { and } that are no expression',
      expected: 'an expression, or "\\{" where the sign itself is meant',
    }),
  },
  {
    reason: /closing quote `(?<quote>[^`])`/,
    describe: ({quote = ''}) => ({
      found: `a value of an attribute without the ${quote} at its end`,
      expected: `${quote} behind the value`,
    }),
  },
  {
    reason: /before attribute value/,
    describe: (_, rest) => ({
      found: `the value ${firstWord(rest)} without quotes`,
      expected: 'quotes round it',
    }),
  },
  {
    reason: /^Unexpected end of file/,
    describe: () => ({
      found: 'a tag that never ends',
      expected: '">" behind it, or "&lt;" where the sign itself is meant',
    }),
  },
];

/** Says in the words of an author what the parser stopped at; nothing where no better words are known. */
export function describeMarkupFault({
  reason,
  rest,
}: ParserFault): MarkupFault | undefined {
  for (const {reason: pattern, describe} of rows) {
    const match = pattern.exec(reason);
    if (match !== null) {
      return describe(match.groups ?? {}, rest);
    }
  }
  return undefined;
}
