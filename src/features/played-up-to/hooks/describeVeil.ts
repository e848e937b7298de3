import {translate} from '@docusaurus/Translate';

/** Says why content is veiled; the same words before and after scripts run. */
export function describeVeil(reached: number): string {
  return reached === 0
    ? translate({
        id: 'site.playedUpTo.before',
        message: 'Comes later: your group has not played a session yet.',
        description: 'Said in place of content that a group has not met',
      })
    : translate(
        {
          id: 'site.playedUpTo.after',
          message: 'Comes after session {session}, where your group stands.',
          description: 'Said in place of content that a group has not met',
        },
        {session: reached},
      );
}

/** Says why nothing is shown of a section that tells of several sessions. */
export function describeMixed(): string {
  return translate({
    id: 'site.playedUpTo.mixed',
    message:
      'Tells of several sessions: open it to read those that your group has played.',
    description: 'Said in the preview of a section of which parts come later',
  });
}

/** Says how many answers or links are left out. */
export function describeHidden(hidden: number): string {
  return hidden === 1
    ? translate({
        id: 'site.playedUpTo.hidden.one',
        message:
          'One answer comes after the session where your group stands, and is hidden.',
        description: 'Said in a search that leaves out what comes later',
      })
    : translate(
        {
          id: 'site.playedUpTo.hidden',
          message:
            '{hidden} answers come after the session where your group stands, and are hidden.',
          description: 'Said in a search that leaves out what comes later',
        },
        {hidden},
      );
}
