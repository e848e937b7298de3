import {ornament} from '@world/ornament';
import type {Ornament} from '../../../src/site/world';
import {element, joined, type Markup} from '../markup';

/** Draws the ornament of the world, the sign of documents that have no arms of their own. */
function drawOrnament({circles, lines, accents}: Ornament): Markup {
  return element(
    'svg',
    {viewBox: '-200 -200 400 400', class: 'emblem', 'aria-hidden': 'true'},
    ...circles.map((r) => element('circle', {r})),
    ...[...lines, ...accents].map((d) => element('path', {d})),
  );
}

/** The emblem over the title: the arms of the document, else the ornament of the world, if it has one. */
export function getEmblem(arms: string | undefined): Markup {
  if (arms !== undefined) {
    return element('img', {src: arms, alt: '', class: 'emblem'});
  }
  return ornament === undefined ? joined([]) : drawOrnament(ornament);
}
