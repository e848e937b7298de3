import {
  along,
  ease,
  mix,
  overlay,
  paint,
  type Canvas,
  type Color,
} from '../canvas';
import {paintMist} from '../landscape';
import {paintGlow} from '../sky';
import {field, layered, random, ridged} from '../noise';
import type {Scene} from './scene';

const ICE = [
  [226, 240, 244],
  [128, 186, 208],
  [46, 108, 150],
  [16, 52, 92],
  [7, 20, 44],
] as const;

/** Vertical position where the stair disappears in the light, as a fraction of the height. */
const TOP = 0.13;

/** Returns the center and half width of the cleft at a height from 0 to 1. */
function cleft(share: number): readonly [middle: number, half: number] {
  const near = Math.max(0, (share - TOP) / (1 - TOP));
  return [
    262 + 26 * Math.sin(share * 4.4 + 0.9) * (1 - near),
    13 + 20 * Math.max(0, 1 - share / TOP) + 176 * near ** 1.25,
  ];
}

/** Creates the color function of the walls: long planes with ridges between them. */
function walls(): (x: number, y: number) => Color {
  const planes = ridged(field('skarhold planes'), 4);
  const cracks = ridged(field('skarhold cracks'), 6);
  const veins = layered(field('skarhold veins'), 5);
  return (x, y) => {
    const share = y / 2000;
    const [middle, half] = cleft(share);
    const side = x > middle ? 1 : -1;
    const depth = (Math.abs(x - middle) - half) / 190;
    const bent = veins(x / 260, y / 500);
    const at = (dx: number): number =>
      planes((x + dx) / 105 + bent * 0.7 + side * 5, y / 900);
    const facing = ease(-0.05, 0.05, (at(0) - at(5)) * side);
    const crack = ease(0.66, 0.86, cracks(x / 150 + bent, y / 620));
    const deep =
      0.2 +
      0.52 * share +
      0.2 * depth -
      0.24 * facing +
      0.1 * bent -
      0.14 * crack;
    const rim = Math.exp(-((depth / 0.05) ** 2)) * (0.5 - 0.3 * share);
    return mix(along(ICE, deep), [228, 246, 250], rim);
  };
}

/** Creates the color function of the steps: bright treads and dark risers. */
function steps(): (x: number, y: number) => Color {
  const worn = layered(field('skarhold worn'), 4);
  return (x, y) => {
    const share = y / 2000;
    const [middle, half] = cleft(share);
    const sag = 7 * (1 - ((x - middle) / half) ** 2) * share;
    const near = Math.max(
      0.0001,
      (share - TOP + (sag + 3 * worn(x / 26, y / 26)) / 2000) / (1 - TOP),
    );
    const count = 17 * Math.log(1 / near);
    const part = count - Math.floor(count);
    const tread = ease(0.52, 0.6, part) - 0.6 * ease(0.93, 1, part);
    const tone = worn(x / 40, y / 16 + Math.floor(count) * 5);
    const color = along(
      ICE,
      0.05 +
        0.8 * near ** 0.7 -
        0.36 * tread * (1 - 0.5 * near) -
        0.1 * tone +
        0.12,
    );
    const edge = Math.abs(x - middle) / half;
    return mix(color, [8, 24, 50], 0.5 * ease(0.72, 1, edge) * near);
  };
}

/** Paints two walls of ice with a stair between them, and daylight at its top. */
function paintCleft(canvas: Canvas): void {
  const [wall, step] = [walls(), steps()];
  paint(canvas, (x, y) => {
    const share = y / 2000;
    const [middle, half] = cleft(share);
    if (Math.abs(x - middle) >= half) {
      return [wall(x, y), 1];
    }
    return [
      mix([240, 250, 252], step(x, y), ease(TOP - 0.01, TOP + 0.16, share)),
      1,
    ];
  });
}

/** Draws thin icicles on the walls. */
function icicles(): string {
  const chance = random('skarhold icicles');
  return Array.from({length: 120}, () => {
    const y = 40 + chance() * 900;
    const [middle, half] = cleft(y / 2000);
    const side = chance() < 0.5 ? -1 : 1;
    const x = middle + side * half * (0.86 + chance() * 0.5);
    const long = 30 + 150 * chance() ** 2;
    const wide = 2 + long * 0.045;
    return `<path d="M${x - wide} ${y}q${wide} ${long * 0.3} ${wide} ${long}q${wide * 0.2} ${-long * 0.6} ${wide} ${-long}Z" fill="#e6f6fa" fill-opacity="${0.18 + 0.4 * chance()}"/>`;
  }).join('');
}

/** Draws a climber, seen from behind. */
function climber(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="#060d1a"><path d="M-15 4Q-15-34-9-52Q0-62 9-52Q15-32 17 4Q8 9 3 3Q-4 10-15 4Z"/><path d="M-9-52Q-10-76 1-77Q12-76 9-52Q1-46-9-52Z"/><path d="M-12-44-20-22-16-18-8-36Z"/></g>`;
}

/** The climbers, the first of whom carries a lantern. */
const CLIMBERS = [
  climber(228, 1560, 1.25),
  climber(300, 1432, 1.05),
  climber(262, 1300, 0.85),
  '<g fill="#060d1a"><path d="M268 1262l20 6-1 5-20-3Z"/></g>',
].join('');

const LANTERN =
  '<path fill="#fff1c8" d="M284 1274h8l3 13h-14Z"/><path d="M288 1266v8" stroke="#20242c" stroke-width="2"/>';

async function draw(canvas: Canvas): Promise<void> {
  paintCleft(canvas);
  paintGlow(canvas, {
    x: 276,
    y: 200,
    reach: 620,
    color: [214, 240, 248],
    strength: 0.6,
  });
  paintMist(canvas, {
    seed: 'skarhold high',
    color: [214, 236, 244],
    at: 0.2,
    reach: 0.12,
    strength: 0.5,
  });
  await overlay(canvas, icicles());
  await overlay(canvas, CLIMBERS + LANTERN);
  paintGlow(canvas, {
    x: 288,
    y: 1280,
    reach: 330,
    color: [255, 186, 96],
    strength: 0.8,
  });
  paintMist(canvas, {
    seed: 'skarhold low',
    color: [90, 140, 170],
    at: 0.86,
    reach: 0.14,
    strength: 0.25,
  });
}

export const stairInTheIce: Scene = {
  file: 'campaigns/return-of-the-gatewatcher/session-images/s05-the-stair-in-the-ice.jpg',
  width: 500,
  height: 2000,
  draw,
};
