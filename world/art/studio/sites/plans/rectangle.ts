import type {Box, Chain} from '../../../../../scripts/drawing/vector';

/** The corners of an upright box, clockwise. */
export function rectangle([left, top, right, bottom]: Box): Chain {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
