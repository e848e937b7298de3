import {gateRing} from '../../../src/features/home/lib/gateRing';
import {element, type Markup} from '../markup';

/** The ring of nine gates, as an engraving: the sign of documents that have no arms of their own. */
function gateEmblem(): Markup {
  const {circles, ticks, roads, gates} = gateRing(9);
  return element(
    'svg',
    {viewBox: '-200 -200 400 400', class: 'emblem', 'aria-hidden': 'true'},
    ...circles.map((r) => element('circle', {r})),
    ...[ticks, roads, ...gates].map((d) => element('path', {d})),
  );
}

/** What stands over the title: the arms of the document, or the ring of gates. */
export function getEmblem(arms: string | undefined): Markup {
  return arms === undefined
    ? gateEmblem()
    : element('img', {src: arms, alt: '', class: 'emblem'});
}
