import {makeTerms} from '../../src/features/mentions/lib/mentions';
import type {
  MentionReason,
  UnlinkedMention,
} from '../../src/features/author-panel/lib/report';
import type {MentioningPage} from '../../plugins/markdown/sitePages';
import {withoutFences} from '../../plugins/pages/sourceLinks';

/** A page whose mentions of other pages are looked for. */
export type MentionSource = {
  readonly self: MentioningPage;
  /** The whole file. */
  readonly content: string;
  /** All pages of the site. */
  readonly pages: readonly MentioningPage[];
  /** The addresses to which links of the page lead, without anchors. */
  readonly linked: ReadonlySet<string>;
};

/** Front matter, code, links, elements and headings, which are no prose. */
const NO_PROSE =
  /^---\n[\s\S]*?\n---\n|`[^`\n]+`|!?\[[^\]]*\]\([^)]*\)|<[^>]*>|^#+ .*$|^import .*$/gm;

/** Blanks what is no prose, so that lines stay the same. */
function readProse(content: string): string {
  return withoutFences(content).replaceAll(NO_PROSE, (found) =>
    found.replaceAll(/[^\n]/g, ' '),
  );
}

/** The pages that a page may link by their terms: locked ones only from locked ones. */
function listTargets({
  self,
  pages,
}: MentionSource): ReadonlyMap<string, readonly MentioningPage[]> {
  const targets = new Map<string, MentioningPage[]>();
  for (const page of pages) {
    if (page.path !== self.path && (self.locked || !page.locked)) {
      for (const term of page.terms) {
        targets.set(term, [...(targets.get(term) ?? []), page]);
      }
    }
  }
  self.terms.forEach((term) => targets.delete(term));
  return targets;
}

/** Decides why a mention has not become a link. */
function findReason(
  self: MentioningPage,
  named: readonly MentioningPage[],
  isExact: boolean,
): MentionReason {
  const reasons: readonly (readonly [boolean, MentionReason])[] = [
    [!isExact, 'case'],
    [named.length > 1, 'shared'],
    [!self.links, 'off'],
    [named[0]?.locked === true, 'locked'],
  ];
  return reasons.find(([applies]) => applies)?.[1] ?? 'closed';
}

/** Names that pages can be linked by, and how a text may write them. */
type Names = {
  readonly targets: ReadonlyMap<string, readonly MentioningPage[]>;
  /** The name for each in lower case. */
  readonly exact: ReadonlyMap<string, string>;
};

/** Returns the pages that a text names; names of one word must have their capitals. */
function findNamed(
  {targets, exact}: Names,
  text: string,
): readonly MentioningPage[] {
  const own = targets.get(text);
  if (own !== undefined || !text.includes(' ')) {
    return own ?? [];
  }
  return targets.get(exact.get(text.toLowerCase()) ?? '') ?? [];
}

/**
 * Lists the first mention of each page that the page names, but to which none of its links leads.
 * Names of several words are found in other capitals too.
 */
export function listUnlinked(
  source: MentionSource,
): readonly UnlinkedMention[] {
  const {self, content, linked} = source;
  const targets = listTargets(source);
  const terms = [...targets.keys()];
  const exact = new Map(terms.map((term) => [term.toLowerCase(), term]));
  const {pattern} = makeTerms(
    terms.map((term) => ({address: term, terms: [term]})),
  );
  const prose = readProse(content);
  const seen = new Set<string>(linked);
  const mentions: UnlinkedMention[] = [];
  for (const {0: text, index} of prose.matchAll(
    new RegExp(pattern.source, 'giu'),
  )) {
    const named = findNamed({targets, exact}, text);
    const [page] = named;
    if (page !== undefined && !named.some(({address}) => seen.has(address))) {
      seen.add(page.address);
      mentions.push({
        line: prose.slice(0, index).split('\n').length,
        text,
        title: page.title,
        address: page.address,
        reason: findReason(self, named, targets.has(text)),
      });
    }
  }
  return mentions;
}
