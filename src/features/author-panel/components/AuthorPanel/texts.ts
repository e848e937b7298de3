import {translate} from '@docusaurus/Translate';
import type {MentionReason, ReportedLength} from '../../lib/report';

/** Why a mention is no link, in the words of the panel. */
export const reasonTexts: Readonly<Record<MentionReason, () => string>> = {
  shared: () =>
    translate({
      id: 'site.author.mention.shared',
      message: 'Several pages have this name: link the one that you mean.',
    }),
  off: () =>
    translate({
      id: 'site.author.mention.off',
      message: 'Mentions on this page do not become links.',
    }),
  case: () =>
    translate({
      id: 'site.author.mention.case',
      message: 'The page writes its name with other capitals.',
    }),
  locked: () =>
    translate({
      id: 'site.author.mention.locked',
      message: 'Mentions of locked pages do not become links.',
    }),
  closed: () =>
    translate({
      id: 'site.author.mention.closed',
      message: 'Mentions in spoilers, labels and boxes do not become links.',
    }),
};

/** The name of the button that opens the panel. */
export function describeButton(faults: number | undefined): string {
  return faults === undefined
    ? translate({
        id: 'site.author.button.checking',
        message: 'For authors: the page is being checked',
      })
    : translate(
        {
          id: 'site.author.button.faults',
          message: 'For authors: faults: {faults}',
        },
        {faults},
      );
}

/** Compares the length of a page with its plan. */
export function describeLength({words, least, most}: ReportedLength): string {
  const count = translate(
    {id: 'site.author.length.words', message: 'Words: {words}, without tables'},
    {words},
  );
  const isPlanned = most !== null || (least !== null && least > 0);
  if (!isPlanned) {
    return count;
  }
  const plan = translate(
    {id: 'site.author.length.plan', message: 'planned: {least} to {most}'},
    {least: least ?? 0, most: most ?? '∞'},
  );
  return `${count}; ${plan}${describeExcess({words, least, most})}`;
}

function describeExcess({words, least, most}: ReportedLength): string {
  const excess = most === null ? 0 : Math.max(words - most, 0);
  const lack = Math.max((least ?? 0) - words, 0);
  if (excess > 0) {
    const text = translate(
      {id: 'site.author.length.excess', message: '{excess} too many'},
      {excess},
    );
    return `; ${text}`;
  }
  return lack > 0
    ? `; ${translate({id: 'site.author.length.lack', message: '{lack} missing'}, {lack})}`
    : '';
}
