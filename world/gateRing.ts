/** A point, relative to the center of the drawing. */
type Point = readonly [x: number, y: number];

/** An engraved ring of gates, as SVG paths in a square of 400 units centered on the origin. */
export type GateRing = {
  /** The radii of its circles, from the outermost. */
  readonly circles: readonly number[];
  /** Tick marks around the rim, as on a compass. */
  readonly ticks: string;
  /** Lines that connect each gate with the fourth after it. */
  readonly roads: string;
  /** The gates: each an arch with its doors slightly open. */
  readonly gates: readonly string[];
};

/** Tick marks per gate. */
const TICKS_A_GATE = 20;
/** The interval of longer tick marks. */
const LONG_TICK = 5;
/** How many gates apart the ends of a line are. The star of lines passes through all gates. */
const ROAD_TO = 4;

const rim = {outer: 190, long: 180, short: 185};
const roadRadius = 104;
const gateRadius = 122;
const circles = [196, 190, 172, 112, 34, 30];

/** Rounds a number in a path to a tenth of a unit, which is finer than any screen. */
function number(value: number): string {
  // Adding zero turns negative zero into zero.
  return String(Math.round(value * 10) / 10 + 0);
}

function at(angle: number, radius: number): Point {
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

function polyline(points: readonly Point[], end = ''): string {
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}${end}`;
}

function tick(index: number, count: number): string {
  const angle = (index / count) * 2 * Math.PI;
  const inner = index % LONG_TICK === 0 ? rim.long : rim.short;
  return polyline([at(angle, rim.outer), at(angle, inner)]);
}

/** Draws an arch on the inner circle that opens outward. */
function gate(angle: number): string {
  const place = (x: number, height: number): string => {
    const [baseX, baseY] = at(angle, gateRadius + height);
    return `${number(baseX + Math.cos(angle) * x)} ${number(baseY + Math.sin(angle) * x)}`;
  };
  const arch = (half: number, height: number): string =>
    `M${place(-half, -10)}L${place(-half, height)}A${half} ${half} 0 0 1 ${place(half, height)}L${place(half, -10)}`;
  return `${arch(14, 18)}${arch(9, 18)}M${place(0, -10)}L${place(0, 27)}M${place(-18, -10)}L${place(18, -10)}`;
}

/** Draws the ring with a number of gates, the first at the top. */
export function gateRing(count: number): GateRing {
  const angles = Array.from(
    {length: count},
    (_, index) => (index / count) * 2 * Math.PI,
  );
  const ticks = count * TICKS_A_GATE;
  return {
    circles,
    ticks: Array.from({length: ticks}, (_, index) => tick(index, ticks)).join(
      '',
    ),
    roads: polyline(
      angles.map((_, index) =>
        at(angles[(index * ROAD_TO) % count] ?? 0, roadRadius),
      ),
      'z',
    ),
    gates: angles.map(gate),
  };
}
