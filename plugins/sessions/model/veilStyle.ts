import {
  writeSessionMark,
  type CampaignSession,
} from '../../../src/shared/model/sessionMark';
import {isLater, type MarkedPage, type Progress} from './progress';

/** Stands in the style sheet for all elements that come later. */
const PLACEHOLDER = '[data-later]';

/** A string for style sheets. */
function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', ' ')}"`;
}

/** Numbers from 1. */
function countTo(last: number): readonly number[] {
  return Array.from({length: last}, (_, index) => index + 1);
}

/** Selects what an attribute marks as after a session of a campaign, whichever later sessions there are. */
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

/** Selects what comes after a session of a campaign, and was not shown anyway. */
function selectLater(campaign: string, session: number): string {
  return selectMarked('data-session', {campaign, session}, ['[data-shown]']);
}

/**
 * Hides entries of lists that lead to later parts of a page of the campaign, as in its contents: by
 * their addresses, or by the mark that the words of a heading carry.
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

/** Hides the contents of a page that comes later as a whole; its text is hidden by its mark. */
function writeWholeRule(later: string): string {
  return `html:has([data-whole]${later}) :is(.table-of-contents,.theme-doc-toc-mobile){display:none}`;
}

/** Hides entries of lists that lead to a later page, and the names of links to the next page. */
function writePageRules(to: string, note: string): string {
  const link = `[href=${quote(to)}]`;
  const next = `.pagination-nav__link${link}`;
  return (
    `li:has(>a${link},>div>a${link}):not([data-shown]){display:none}` +
    `${next}>*{display:none}${next}::after{content:${quote(note)}}`
  );
}

/** What a veil is made of. */
export type VeilParts = {
  /** The rules, with `[data-later]` for what comes later. */
  readonly css: string;
  /** Says where the group stands. */
  readonly describe: (session: number) => string;
  /** The pages that come in a session as a whole. */
  readonly pages: readonly MarkedPage[];
};

/** Writes the style sheet that veils what comes later; empty if readers have said nothing. */
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
    // Each rule stands alone, since browsers without `:has` drop any that contains it.
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
