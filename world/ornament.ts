import type {Ornament} from '../src/site/world';
import {gateRing} from './gateRing';

const {circles, ticks, roads, gates} = gateRing(9);

/** The nine Gates on their ring, connected by lines. */
export const ornament: Ornament | undefined = {
  circles,
  lines: [ticks, roads],
  accents: gates,
};
