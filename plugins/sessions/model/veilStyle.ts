import {
  writeSessionMark,
  type CampaignSession,
} from '../../../src/shared/model/sessionMark';
import {isLater, type MarkedPage, type Progress} from './progress';

/** Placeholder in the style sheet for all elements of later sessions. */
const PLACEHOLDER = '[data-later]';

/** Quotes a string for style sheets. */
function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', ' ')}"`;
}

/** Returns the numbers from 1 to `last`. */
function countTo(last: number): readonly number[] {
  return Array.from({length: last}, (_, index) => index + 1);
}

/** Selects elements whose attribute is later than a session of a campaign. */
function selectMarked(
  attribute: string,
  {campaign, session}: CampaignSession,
  others: readonly string[] = [],
): string {
  const played = countTo(session).map(
    (each) => `[${attribute}="${writeSessionMark({campaign, session: each})}"]`,
  );
  const shown = [...others, ...played];
  const kept = shown.length === 0 ? '' : `:not(${shown.join()})`;
  return `[${attribute}^="${campaign}/"]${kept}`;
}

/** Selects elements later than a session of a campaign that readers have not chosen to show. */
function selectLater(campaign: string, session: number): string {
  return selectMarked('data-session', {campaign, session}, ['[data-shown]']);
}

/**
 * Hides list entries that link to later parts of a campaign page, as in its table of contents. The
 * address or the mark in a heading identifies such a part.
 */
function writeContentsRule(campaign: string, session: number): string {
  const played = countTo(session).map(
    (each) => `[href="#session-${each}"],[href^="#session-${each}-"]`,
  );
  const kept = played.length === 0 ? '' : `:not(${played.join()})`;
  const marked = selectMarked('data-ahead', {campaign, session});
  return (
    `html:has([data-session^="${campaign}/"]) li:has(>a[href^="#session-"]${kept}){display:none}` +
    `li${marked}{display:none}`
  );
}

/** Hides the table of contents of a later page; the mark of the page hides its text. */
function writeWholeRule(later: string): string {
  return `html:has([data-whole]${later}) :is(.table-of-contents,.theme-doc-toc-mobile){display:none}`;
}

/** Hides entries of lists that link to a later page, and its name in links to the next page. */
function writePageRules(to: string, note: string): string {
  const link = `[href=${quote(to)}]`;
  const next = `.pagination-nav__link${link}`;
  return (
    `li:has(>a${link},>div>a${link}):not([data-shown]){display:none}` +
    `${next}>*{display:none}${next}::after{content:${quote(note)}}`
  );
}

/** The parts of the style sheet that hides later sessions. */
export type VeilParts = {
  /** The rules, with `[data-later]` for later content. */
  readonly css: string;
  /** Writes the note in place of hidden content, for the last session played. */
  readonly describe: (session: number) => string;
  /** The pages that belong to a session as a whole. */
  readonly pages: readonly MarkedPage[];
};

/** Writes the style sheet that hides later sessions; empty if readers have not chosen one. */
export function writeVeilStyle(
  progress: Progress,
  {css, describe, pages}: VeilParts,
): string {
  const campaigns = Object.entries(progress);
  if (campaigns.length === 0) {
    return '';
  }
  const own = campaigns.map(([campaign, session]) => {
    const later = selectLater(campaign, session);
    const hosts = [
      later,
      `ul:has(>${later})`,
      `div:has(>table>tbody>${later})`,
    ];
    // Each rule is separate, because browsers without `:has` drop any rule that contains it.
    const notes = hosts.map(
      (host) => `${host}{--world-veil-note:${quote(describe(session))}}`,
    );
    const hidden = pages
      .filter(({mark}) => isLater(mark, {[campaign]: session}))
      .map(({to}) => writePageRules(to, describe(session)));
    return [
      ...notes,
      writeContentsRule(campaign, session),
      writeWholeRule(later),
      ...hidden,
    ].join('');
  });
  const later = `:is(${campaigns.map(([campaign, session]) => selectLater(campaign, session)).join()})`;
  return own.join('') + css.replaceAll(PLACEHOLDER, later);
}
