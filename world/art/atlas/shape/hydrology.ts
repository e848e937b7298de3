import {brooks, mainRivers, saltLakes, type MainRiver} from '../layout/waters';
import {curveThrough} from './curve';
import {drain, listStreams} from './drainage';
import type {Mesh} from './mesh';
import {noise} from './noise';
import {meandering, resampled, smoothed} from './smoothLine';
import {computeGround} from './terrain';
import {
  at,
  measureBox,
  distanceToChain,
  holds,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';

export type River = {
  readonly main?: MainRiver;
  /** From source to mouth. */
  readonly line: Chain;
  /** The flow at its mouth. */
  readonly flow: number;
};

const NOWHERE: Point = [0, 0];
/** The smallest flow of a stream. */
const LEAST_FLOW = 34;
const BROOK_FLOW = 60;

/** Cuts off a line where it first meets the sea. */
function upToTheSea(line: Chain, isSea: (place: Point) => boolean): Chain {
  const end = line.findIndex((place) => isSea(place));
  return end < 0 ? line : line.slice(0, end + 1);
}

/** Adds meanders to a given course, down to the sea. */
function layCourse(course: Chain, mesh: Mesh, id: string): Chain {
  const bends = {purpose: `bends of ${id}`, wave: 26};
  const isSea = (place: Point): boolean =>
    at(mesh.sea, mesh.find(place)) === 1 && computeGround(...place).height <= 0;
  return upToTheSea(
    meandering(resampled(curveThrough(course, 8), 2.5), 5, bends),
    isSea,
  );
}

function streamLine(mesh: Mesh, stream: readonly number[]): Chain {
  const line = stream.map((index) => mesh.points[index] ?? NOWHERE);
  const smooth = smoothed(resampled(smoothed(line, 2), 3), 4).toReversed();
  const bend = noise('bends of streams');
  return smooth.map(([x, y], index): Point => {
    const free = Math.min(1, (smooth.length - 1 - index) / 6);
    return [
      x + free * 2.4 * bend(x / 14, y / 14),
      y + free * 2.4 * bend(y / 14 + 90, x / 14),
    ];
  });
}

/** Marks the points in the sea, in a salt lake, or at a river. */
function getOutlets(mesh: Mesh, lines: readonly Chain[]): Uint8Array {
  const outlet = Uint8Array.from(mesh.points, (point, index) =>
    at(mesh.sea, index) === 1 ||
    (at(mesh.wet, index) === 1 && saltLakes.some(({box}) => holds(box, point)))
      ? 1
      : 0,
  );
  for (const line of lines) {
    const box = measureBox(line, 8);
    mesh.points.forEach((point, index) => {
      if (holds(box, point) && distanceToChain(point, line) < 6) {
        outlet[index] = 1;
      }
    });
  }
  return outlet;
}

/** Returns all rivers: the given ones, and streams from rain. */
export function listRivers(
  mesh: Mesh,
  rainAt: (place: Point) => number,
): readonly River[] {
  const authored: readonly River[] = [
    ...mainRivers.map((main) => ({
      main,
      line: layCourse(main.course, mesh, main.id),
      flow: 420,
    })),
    ...brooks.map(({place, course}) => ({
      line: layCourse(course, mesh, place),
      flow: BROOK_FLOW,
    })),
  ];
  const outlet = getOutlets(
    mesh,
    authored.map(({line}) => line),
  );
  const drainage = drain(mesh, outlet, (index) =>
    rainAt(mesh.points[index] ?? NOWHERE),
  );
  const streams = listStreams(drainage, outlet, LEAST_FLOW * 0.5).filter(
    (stream) => at(drainage.flow, stream[1] ?? 0) > LEAST_FLOW,
  );
  return [
    ...authored,
    ...streams.map((stream) => ({
      line: streamLine(mesh, stream),
      flow: at(drainage.flow, stream[1] ?? 0),
    })),
  ];
}
