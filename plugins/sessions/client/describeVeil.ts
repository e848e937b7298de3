import {translate} from '@docusaurus/Translate';

/** The text in place of hidden content; the same before and after scripts run. */
export function describeVeil(reached: number): string {
  return translate(
    {
      id: 'site.playedUpTo.after',
      message: 'Session {session} and later are hidden.',
      description: 'Shown in place of content that a group has not reached',
    },
    {session: reached + 1},
  );
}

/** The text in place of a section that reveals several sessions. */
export function describeMixed(): string {
  return translate({
    id: 'site.playedUpTo.mixed',
    message:
      'Covers several sessions. Open it to read the ones your group has played.',
    description:
      'Shown in the preview of a section with parts from later sessions',
  });
}

/** The text that counts hidden results or links. */
export function describeHidden(hidden: number): string {
  return hidden === 1
    ? translate({
        id: 'site.playedUpTo.hidden.one',
        message: '1 result is hidden because it reveals a later session.',
        description: 'Shown in a search that hides later sessions',
      })
    : translate(
        {
          id: 'site.playedUpTo.hidden',
          message:
            '{hidden} results are hidden because they reveal later sessions.',
          description: 'Shown in a search that hides later sessions',
        },
        {hidden},
      );
}
