import {translate} from '@docusaurus/Translate';

/** Says what is hidden; the same words before and after scripts run. */
export function describeVeil(reached: number): string {
  return translate(
    {
      id: 'site.playedUpTo.after',
      message: 'Session {session} and later are hidden.',
      description: 'Said in place of content that a group has not met',
    },
    {session: reached + 1},
  );
}

/** Says why nothing is shown of a section that tells of several sessions. */
export function describeMixed(): string {
  return translate({
    id: 'site.playedUpTo.mixed',
    message:
      'Covers several sessions. Open it to read the ones your group has played.',
    description: 'Said in the preview of a section of which parts come later',
  });
}

/** Says how many answers or links are left out. */
export function describeHidden(hidden: number): string {
  return hidden === 1
    ? translate({
        id: 'site.playedUpTo.hidden.one',
        message: '1 result is hidden because it reveals a later session.',
        description: 'Said in a search that leaves out what comes later',
      })
    : translate(
        {
          id: 'site.playedUpTo.hidden',
          message:
            '{hidden} results are hidden because they reveal later sessions.',
          description: 'Said in a search that leaves out what comes later',
        },
        {hidden},
      );
}
