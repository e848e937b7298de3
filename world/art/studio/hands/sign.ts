import {element} from '../../../../scripts/drawing/svg';

/** A sign of a script in a box of 40 by 44 units: lines of some width, and filled shapes. */
export type Sign = {
  readonly lines: readonly {readonly path: string; readonly width: number}[];
  readonly shapes?: readonly string[];
};

/** Draws the sign with a number from 0, each different from all others. */
export type Hand = (index: number) => Sign;

/** A sign of one line as wide as a pen. */
export function drawn(path: string, shapes: readonly string[] = []): Sign {
  return {lines: [{path, width: 2.4}], shapes};
}

/** A filled dot. */
export function dot(x: number, y: number, radius = 2.4): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** The path of a circle, to be drawn as a line. */
export function circle(x: number, y: number, radius: number): string {
  return dot(x, y, radius);
}

/** Returns an item of a list, which begins again after its last. */
export function cycled<Item>(list: readonly [Item, ...Item[]], at: number) {
  return list[at % list.length] ?? list[0];
}

/** Renders a sign in ink. */
export function renderSign({lines, shapes = []}: Sign, ink: string): string {
  return [
    ...lines.map(({path, width}) =>
      element('path', {
        d: path,
        fill: 'none',
        stroke: ink,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
    ...shapes.map((d) => element('path', {d, fill: ink})),
  ].join('');
}
