import {digits, element, group} from '../../../../scripts/drawing/svg';
import type {SiteLook} from './siteLooks';
import type {Thing} from './sitePlan';

type Draw = (size: readonly [number, number], look: SiteLook) => string;

/** The size of a thing that names none, in units. */
const SIZES: Readonly<Record<Thing['kind'], readonly [number, number]>> = {
  barrel: [30, 30],
  basin: [60, 44],
  bed: [36, 62],
  bench: [70, 20],
  boat: [110, 40],
  cross: [26, 26],
  hatch: [38, 38],
  hearth: [70, 28],
  hive: [34, 34],
  ladder: [22, 100],
  prints: [150, 30],
  scale: [120, 44],
  stairs: [60, 110],
  table: [60, 40],
};

function box([width, depth]: readonly [number, number], fill: string): string {
  return element('rect', {
    x: -width / 2,
    y: -depth / 2,
    width,
    height: depth,
    rx: 3,
    fill,
  });
}

function line(d: string): string {
  return element('path', {d, fill: 'none'});
}

const barrel: Draw = ([width], look) =>
  [width / 2, width / 3]
    .map((r) => element('circle', {r, fill: look.wood}))
    .join('') + line(`M${-width / 3} 0H${width / 3}`);

const basin: Draw = ([width, depth], look) =>
  element('ellipse', {rx: width / 2, ry: depth / 2, fill: look.stone}) +
  element('ellipse', {
    rx: width / 2 - 7,
    ry: depth / 2 - 7,
    fill: look.water,
  });

const bed: Draw = ([width, depth], look) =>
  box([width, depth], look.cloth) +
  element('rect', {
    x: -width / 2 + 5,
    y: -depth / 2 + 5,
    width: width - 10,
    height: 13,
    rx: 5,
    fill: look.paper,
  }) +
  line(`M${-width / 2} ${-depth / 2 + 24}H${width / 2}`);

const boat: Draw = ([width, depth], look) =>
  element('path', {
    d: `M${-width / 2} 0Q${-width / 4} ${-depth * 0.8} ${width / 2} 0Q${-width / 4} ${depth * 0.8} ${-width / 2} 0Z`,
    fill: look.wood,
  }) +
  line(
    `M${-width / 8} ${-depth / 3}V${depth / 3}M${width / 8} ${-depth / 4}V${depth / 4}`,
  );

const cross: Draw = ([width]) => {
  const r = width / 2;
  return line(`M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`);
};

const hatch: Draw = ([width, depth], look) =>
  box([width, depth], look.wood) +
  line(
    `M${-width / 6} ${-depth / 2}V${depth / 2}M${width / 6} ${-depth / 2}V${depth / 2}`,
  ) +
  element('circle', {cx: width / 3, r: 3, fill: look.ink});

const hearth: Draw = ([width, depth], look) =>
  box([width, depth], look.stone) +
  element('ellipse', {
    cy: 2,
    rx: width / 3.4,
    ry: depth / 4,
    fill: look.accent,
  });

const hive: Draw = ([width], look) =>
  [1, 0.68, 0.36]
    .map((share) =>
      element('circle', {r: digits((width / 2) * share), fill: look.straw}),
    )
    .join('');

const ladder: Draw = ([width, depth]) => {
  const [x, y] = [width / 2, depth / 2];
  const rungs = Array.from(
    {length: Math.floor(depth / 14)},
    (_, index) => `M${-x} ${8 - y + index * 14}h${width}`,
  );
  return line(`M${-x} ${-y}V${y}M${x} ${-y}V${y}${rungs.join('')}`);
};

const prints: Draw = ([width], look) =>
  Array.from({length: Math.floor(width / 28)}, (_, index) =>
    element('ellipse', {
      cx: -width / 2 + 14 + index * 28,
      cy: index % 2 === 0 ? -8 : 8,
      rx: 8,
      ry: 4,
      fill: look.ink,
    }),
  ).join('');

const scale: Draw = ([width, depth], look) =>
  line(`M${-width / 2} 0H${width / 2}`) +
  element('circle', {r: 6, fill: look.stone}) +
  [-1, 1]
    .map((side) =>
      element('circle', {
        cx: (side * width) / 2,
        r: depth / 2,
        fill: look.stone,
      }),
    )
    .join('');

const stairs: Draw = ([width, depth], look) =>
  box([width, depth], look.stone) +
  line(
    Array.from(
      {length: Math.floor(depth / 12) - 1},
      (_, index) => `M${-width / 2} ${-depth / 2 + (index + 1) * 12}h${width}`,
    ).join(''),
  );

const plain: Draw = (size, look) => box(size, look.wood);

const drawings: Readonly<Record<Thing['kind'], Draw>> = {
  ...{barrel, basin, bed, boat, cross, hatch, hearth, hive},
  ...{ladder, prints, scale, stairs},
  bench: plain,
  table: plain,
};

/** Draws a thing from above. */
export function drawThing(thing: Thing, look: SiteLook): string {
  const {kind, at, turn = 0, size = SIZES[kind]} = thing;
  const isMark = kind === 'cross' || kind === 'ladder';
  return group(
    {
      transform: `translate(${at[0]} ${at[1]}) rotate(${turn})`,
      stroke: kind === 'cross' ? look.accent : look.ink,
      'stroke-width': isMark ? 4 : 2,
      'stroke-linecap': 'round',
    },
    [drawings[kind](size, look)],
  );
}
