/** A page that mentions can link to. */
export type Mentionable = {
  readonly address: string;
  /** Its terms: the title, unless that is a common word, and its aliases. */
  readonly terms: readonly string[];
};

export type Terms = {
  readonly pattern: RegExp;
  readonly addresses: ReadonlyMap<string, string>;
};

/** A piece of text, which may mention a page. */
export type TextPiece = {
  readonly text: string;
  /** The page that it links to, if any. */
  readonly address?: string;
};

function escaped(term: string): string {
  return term.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** Keeps the terms that belong to only one page. */
function clearTerms(
  pages: readonly Mentionable[],
): ReadonlyMap<string, string> {
  const clear = new Map<string, string>();
  const shared = new Set<string>();
  for (const {address, terms} of pages) {
    for (const term of terms) {
      if ((clear.get(term) ?? address) !== address) {
        shared.add(term);
      }
      clear.set(term, address);
    }
  }
  for (const term of shared) {
    clear.delete(term);
  }
  return clear;
}

/** Prepares the search for terms. Longer terms come first, and ambiguous ones are left out. */
export function makeTerms(pages: readonly Mentionable[]): Terms {
  const addresses = clearTerms(pages);
  const words = [...addresses.keys()]
    .toSorted((a, b) => b.length - a.length || a.localeCompare(b))
    .map(escaped);
  // Without terms, the pattern must match nothing.
  const any = words.length === 0 ? String.raw`\b\B` : words.join('|');
  // Whole words only; "half-orc" does not mention an orc.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_]|[\p{L}\p{N}]-)(?:${any})(?![\p{L}\p{N}_]|-\p{L})`,
    'gu',
  );
  return {pattern, addresses};
}

/** Lists the pages that a text mentions, in order of first mention. */
export function listMentioned(
  text: string,
  {pattern, addresses}: Terms,
): readonly string[] {
  const found = [...text.matchAll(pattern)].map(
    ([term]) => addresses.get(term) ?? '',
  );
  return [...new Set(found)];
}

/**
 * Splits a text at its mentions of pages. Only the first mention of each page counts. Adds
 * mentioned pages to `taken`.
 */
export function splitAtMentions(
  text: string,
  {pattern, addresses}: Terms,
  taken: Set<string>,
): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const {0: term, index} of text.matchAll(pattern)) {
    const address = addresses.get(term);
    if (address !== undefined && !taken.has(address)) {
      taken.add(address);
      pieces.push({text: text.slice(end, index)}, {text: term, address});
      end = index + term.length;
    }
  }
  return [...pieces, {text: text.slice(end)}].filter(
    (piece) => piece.text !== '',
  );
}
