import {writeSessionMark} from '../../../shared/lib/sessionMark';
import type {Progress} from './progress';

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

/** Selects what comes after a session of a campaign, whichever later sessions there are. */
function selectLater(campaign: string, session: number): string {
  const played = countTo(session).map(
    (each) => `[data-session="${writeSessionMark({campaign, session: each})}"]`,
  );
  return `[data-session^="${campaign}/"]:not(${['[data-shown]', ...played].join()})`;
}

/** Hides entries of lists that lead to later sessions on a page of the campaign, as in its contents. */
function writeContentsRule(campaign: string, session: number): string {
  const played = countTo(session).map(
    (each) => `[href="#session-${each}"],[href^="#session-${each}-"]`,
  );
  const kept = played.length === 0 ? '' : `:not(${played.join()})`;
  return `html:has([data-session^="${campaign}/"]) li:has(>a[href^="#session-"]${kept}){display:none}`;
}

/**
 * Writes the style sheet that veils what comes later; empty if readers have said nothing.
 *
 * @param css the rules, with `[data-later]` for what comes later.
 * @param describe says where the group stands.
 */
export function writeVeilStyle(
  progress: Progress,
  css: string,
  describe: (session: number) => string,
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
    return notes.join('') + writeContentsRule(campaign, session);
  });
  const later = `:is(${campaigns.map(([campaign, session]) => selectLater(campaign, session)).join()})`;
  return own.join('') + css.replaceAll(PLACEHOLDER, later);
}
