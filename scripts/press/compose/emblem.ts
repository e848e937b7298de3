import {ornament} from '../../../world/ornament';
import type {Ornament} from '../../../src/site/world';
import {element, joined, type Markup} from '../markup';

/** Draws the world's ornament, the emblem of documents without arms. */
function drawOrnament({circles, lines, accents}: Ornament): Markup {
  return element(
    'svg',
    {viewBox: '-200 -200 400 400', class: 'emblem', 'aria-hidden': 'true'},
    ...circles.map((r) => element('circle', {r})),
    ...[...lines, ...accents].map((d) => element('path', {d})),
  );
}

/**
 * The emblem above the title: the document's arms, or else the world's ornament, if there is one.
 */
export function getEmblem(arms: string | undefined): Markup {
  if (arms !== undefined) {
    return element('img', {src: arms, alt: '', class: 'emblem'});
  }
  return ornament === undefined ? joined([]) : drawOrnament(ornament);
}
