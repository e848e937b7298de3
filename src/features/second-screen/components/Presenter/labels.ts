import {translate} from '@docusaurus/Translate';
import {isRunning, type Presenting} from '../../lib/presenting';
import type {Shown} from '../../lib/shown';

/** Names what is shown. */
function nameShown(shown: Shown): string {
  return shown.kind === 'order'
    ? translate({id: 'site.screen.order', message: 'the order of the fight'})
    : shown.title;
}

/** Describes what players see now, or why they can see nothing. */
export function describeScreen(state: Presenting, canTell: boolean): string {
  const {order, hasWindow, isTaken} = state;
  if (!canTell) {
    return translate({
      id: 'site.screen.denied',
      message:
        'The browser blocks cookies for this site, or is too old, so no window can be told what to show. Allow them and reload, or show the players this page.',
    });
  }
  if (!hasWindow) {
    return translate({
      id: 'site.screen.none',
      message: 'No window for the players is open.',
    });
  }
  if (!isRunning(state) || order === undefined) {
    return translate({
      id: 'site.screen.waiting',
      message:
        'The window waits. Press a screen beside a picture, a map, a table or a quoted text.',
    });
  }
  if (order.is !== 'show') {
    return translate({id: 'site.screen.blank', message: 'The screen is dark.'});
  }
  const title = nameShown(order.shown);
  return isTaken
    ? translate(
        {
          id: 'site.screen.taken',
          message: 'Another tab shows: {title}',
        },
        {title},
      )
    : translate(
        {id: 'site.screen.shown', message: 'Players see: {title}'},
        {title},
      );
}
