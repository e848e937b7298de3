/** A syntax error from the MDX parser. */
export type ParserFault = {
  readonly reason: string;
  /** The source from the position where the parser stopped to the end of the line. */
  readonly rest: string;
  /** The line in which the parser stopped. */
  readonly start: string;
  /** The last "<" before that position, with the text after it up to a space. */
  readonly tag: string;
};

/** A fault of a page, in terms that authors know. */
export type MarkupFault = {readonly found: string; readonly expected: string};

type Row = {
  /** The parser's message; its groups are passed to `describe`. */
  readonly reason: RegExp;
  readonly describe: (
    groups: Readonly<Record<string, string>>,
    fault: ParserFault,
  ) => MarkupFault;
};

/** Describes the text between braces. */
function describeExpression(start: string): MarkupFault {
  if (/\$[^$]*\\[a-z]+\b[^$]*\$/i.test(start)) {
    return {
      found: 'a formula between single dollar signs',
      expected: '$$…$$ around it',
    };
  }
  const anchor = /(?<=\{)#[\w-]+(?=\}\s*$)/.exec(start)?.[0];
  return anchor === undefined
    ? {
        found: 'text between { and } that is not an expression',
        expected: 'an expression, or "\\{" for a brace',
      }
    : {found: `the anchor {${anchor}}`, expected: `{/* ${anchor} */}`};
}

/** Describes a line of text that the parser reads as code. */
function describeCode(start: string): MarkupFault {
  const word = /^\s*(?<word>import|export)\b/.exec(start)?.groups?.['word'];
  return word === undefined
    ? {
        found: 'text directly below an import',
        expected: 'a blank line between them',
      }
    : {
        found: `a paragraph that starts with "${word}"`,
        expected:
          'a different first word, because MDX reads such lines as code',
      };
}

function firstWord(rest: string): string {
  return /^\S*/.exec(rest)?.[0] ?? '';
}

function escaped(tag: string): string {
  return tag.replace('<', '&lt;');
}

/** Describes a "<" that does not start a tag. */
function describeTag(tag: string): MarkupFault {
  return {
    found: `"${tag}", which looks like a tag`,
    expected: `a tag, or "${escaped(tag)}" for a less-than sign`,
  };
}

const rows: readonly Row[] = [
  {
    reason: /create a comment in MDX/,
    describe: () => ({found: 'a comment in <!-- -->', expected: '{/* … */}'}),
  },
  {
    reason: /create a link in MDX/,
    describe: () => ({
      found: 'an address between < and >',
      expected: 'a link: [words](address)',
    }),
  },
  {
    reason:
      /^Unexpected character .* (?:before|in|after) (?:(?:local|member) )?name,/,
    describe: (_, {tag}) => describeTag(tag),
  },
  {
    reason: /^Unexpected character .* (?:(?:attribute|local) name|slash),/,
    describe: (_, {rest, tag}) => ({
      found: `"${/^./u.exec(rest)?.[0] ?? ''}" in the tag ${tag}`,
      expected: `attributes such as name="value", or "${escaped(tag)}" for a less-than sign`,
    }),
  },
  {
    reason: /^Unexpected closing tag `(?<found>[^`]+)`.*for `<(?<open>[^`]*)>`/,
    describe: ({found = '', open = ''}) => ({
      found,
      expected: `</${open}>, because <${open}> was opened last`,
    }),
  },
  {
    reason: /^Expected a closing tag for `<(?<open>[^`\s>]*)\b.*`paragraph`/,
    describe: ({open = ''}) => ({
      found: `<${open}> without a closing tag`,
      expected: `</${open}> in the same paragraph, or <${open} /> if it is empty`,
    }),
  },
  {
    reason: /^Expected a closing tag for `<(?<open>[^`\s>]*)/,
    describe: ({open = ''}) => ({
      found: `<${open}> without a closing tag`,
      expected: `</${open}> below it, or <${open} /> if it is empty`,
    }),
  },
  {
    reason: /^Expected the closing tag `(?<close>[^`]+)` either after/,
    describe: ({close = ''}) => ({
      found: `${close} in a different paragraph from its opening tag`,
      expected: 'both in one paragraph, or each on its own line',
    }),
  },
  {
    reason: /^Unexpected closing slash/,
    describe: () => ({
      found: 'a closing tag without an opening tag',
      expected: 'an opening tag before it, or neither',
    }),
  },
  {
    reason: /closing brace for `\{`|^Unexpected .* in expression/,
    describe: () => ({
      found: 'a "{" without a "}"',
      expected: 'a "}", or "\\{" for a brace',
    }),
  },
  {
    reason: /^Unexpected lazy line/,
    describe: () => ({
      found: 'a tag that continues outside its quotation or list',
      expected:
        'the marks of the quotation or list at the start of each of its lines',
    }),
  },
  {
    reason: /^Could not parse expression/,
    describe: (_, {start}) => describeExpression(start),
  },
  {
    reason: /import\/export/,
    describe: (_, {start}) => describeCode(start),
  },
  {
    reason: /closing quote `(?<quote>[^`])`/,
    describe: ({quote = ''}) => ({
      found: `an attribute value without a closing ${quote}`,
      expected: `${quote} after the value`,
    }),
  },
  {
    reason: /before attribute value/,
    describe: (_, {rest}) => ({
      found: `the value ${firstWord(rest)} without quotes`,
      expected: 'quotes around it',
    }),
  },
  {
    reason: /^Unexpected end of file/,
    describe: () => ({
      found: 'a tag without a ">"',
      expected: '">" at its end, or "&lt;" for a less-than sign',
    }),
  },
];

/** Explains a syntax error in terms that authors know, or else in the parser's own. */
export function describeMarkupFault(fault: ParserFault): MarkupFault {
  const {reason} = fault;
  for (const {reason: pattern, describe} of rows) {
    const match = pattern.exec(reason);
    if (match !== null) {
      return describe(match.groups ?? {}, fault);
    }
  }
  return {found: reason, expected: 'valid MDX'};
}
