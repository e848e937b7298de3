import {overlay, type Canvas} from '../canvas';
import {paintMist, paintRidge, paintWater} from '../landscape';
import {masonry, roughness} from '../matter';
import {paintClouds, paintGlow, paintSky} from '../sky';
import {random} from '../noise';
import type {Scene} from './scene';

const SHORE = 452;
const DECK = 318;

function paintFar(canvas: Canvas): void {
  paintSky(canvas, {
    colors: [
      [52, 52, 92],
      [126, 84, 108],
      [216, 124, 92],
      [250, 190, 120],
      [255, 222, 160],
    ],
    horizon: 0.66,
  });
  paintClouds(canvas, {
    seed: 'harrow clouds',
    color: [255, 196, 142],
    between: [0, 0.6],
    length: 0.62,
    cover: 0.36,
  });
  paintClouds(canvas, {
    seed: 'harrow shade',
    color: [104, 76, 108],
    between: [0, 0.4],
    length: 0.7,
    cover: 0.2,
  });
  paintGlow(canvas, {
    x: 1640,
    y: 372,
    reach: 640,
    color: [255, 214, 140],
    strength: 0.95,
  });
  [0.57, 0.63, 0.68].forEach((base, depth) => {
    paintRidge(canvas, {
      seed: `harrow ${depth}`,
      base,
      rise: 0.09 - depth * 0.02,
      length: 1.1 - depth * 0.2,
      color: [148 - depth * 34, 96 - depth * 22, 104 - depth * 18],
      mist: [250, 186, 128],
      misty: 0.62 - depth * 0.12,
      from: 1,
      light: [255, 206, 150],
      trees: depth === 2 ? 0.03 : 0,
    });
  });
}

/** Draws a town on a hill, with overlapping roofs and lit windows. */
function town(left: number, right: number, seed: string): string {
  const chance = random(seed);
  let houses = '';
  for (let row = 0; row < 4; row += 1) {
    for (let x = left; x < right; x += 13 + chance() * 20) {
      const share = (x - left) / (right - left);
      const hill = Math.sin(Math.PI * share) * 92;
      const y = SHORE - hill * (1 - row * 0.24);
      const wide = 15 + chance() * 17;
      const tall = 20 + chance() * 26;
      const tone = 46 + (3 - row) * 15 + chance() * 10;
      const wall = `rgb(${tone * 1.32} ${tone * 0.92} ${tone})`;
      houses += `<path fill="${wall}" d="M${x} ${y + 40}V${y - tall}l${wide / 2} ${-8 - chance() * 10}l${wide / 2} ${9 + chance() * 5}V${y + 40}Z"/>`;
      if (chance() < 0.45) {
        houses += `<path fill="#ffd48a" fill-opacity="${0.5 + chance() * 0.5}" d="M${x + wide * 0.4} ${y - tall * 0.5}h3v5h-3Z"/>`;
      }
    }
  }
  return houses;
}

/** Draws a temple with a spire, a dome or a stepped tower. */
function temple(index: number): string {
  const x = 250 + index * 34;
  const y = 372 - Math.sin((Math.PI * (index + 1)) / 10) * 74;
  const tall = 30 + ((index * 37) % 24);
  const body = `M${x - 15} ${y + 60}V${y + 4}h3v-8h24v8h3V${y + 60}Z`;
  const tops = [
    `M${x - 9} ${y}L${x - 6} ${y - 14}L${x} ${y - tall - 18}L${x + 6} ${y - 14}L${x + 9} ${y}Z`,
    `M${x - 12} ${y}V${y - 8}Q${x - 12} ${y - 26} ${x} ${y - 30}V${y - 42}h1V${y - 30}Q${x + 12} ${y - 26} ${x + 12} ${y - 8}V${y}Z`,
    `M${x - 11} ${y}V${y - 14}h4V${y - 26}h4V${y - tall - 4}h6V${y - 26}h4V${y - 14}h4V${y}Z`,
  ];
  return `<path fill="#84596a" d="${body}"/><path fill="#7a5266" d="${tops[index % 3] ?? ''}"/><path fill="#d79a80" fill-opacity=".6" d="M${x + 11} ${y + 50}V${y}h3V${y + 50}Z"/>`;
}

/** Draws the nine temples of the Houses on a hill. */
function temples(): string {
  return `<path fill="#6d4a5c" d="M190 460Q250 372 330 330Q400 300 470 330Q560 372 640 460Z"/>${Array.from({length: 9}, (_, index) => temple(index)).join('')}`;
}

/** Draws a pier with its cutwater, and the ring of its arch. */
function arch(index: number): string {
  const x = 470 + index * 188;
  const [cx, cy] = [x + 94, SHORE - 8];
  const high = (92 + 10 * Math.sin((index / 8) * Math.PI)) * 0.92;
  const ring = `M${cx - 86} ${cy + 12}V${cy}A86 ${high + 13} 0 0 1 ${cx + 86} ${cy}V${cy + 12}H${cx + 74}V${cy}A74 ${high} 0 0 0 ${cx - 74} ${cy}V${cy + 12}Z`;
  return `<path fill="#a87560" d="${ring}"/><path fill="none" stroke="#f6c08a" stroke-opacity=".5" stroke-width="2" d="M${cx - 73} ${cy + 10}V${cy}A73 ${high - 1} 0 0 1 ${cx + 73} ${cy}V${cy + 10}"/>
    <path fill="#553947" d="M${x - 19} ${SHORE + 8}V${SHORE - 38}L${x} ${SHORE - 52}V${SHORE + 14}Z"/><path fill="#8d6156" d="M${x} ${SHORE + 14}V${SHORE - 52}L${x + 19} ${SHORE - 38}V${SHORE + 8}Z"/>`;
}

const LAMPS = Array.from({length: 19}, (_, lamp) => {
  const x = 470 + lamp * 94;
  return `<path d="M${x} ${DECK + 4}v-26" stroke="#2a1c28" stroke-width="2.4"/><circle cx="${x}" cy="${DECK - 24}" r="3.6" fill="#fff0c4"/><circle cx="${x}" cy="${DECK - 24}" r="15" fill="#ffcf7c" fill-opacity=".28"/>`;
}).join('');

/** Draws the bridge: nine arches in a wall that rises toward the middle. */
function bridge(): string {
  const openings = Array.from({length: 9}, (_, index) => {
    const x = 470 + index * 188;
    const rise = 100 + 10 * Math.sin((index / 8) * Math.PI);
    return `M${x + 20} ${SHORE + 10}V${SHORE - 8}A74 ${(rise - 8) * 0.92} 0 0 1 ${x + 168} ${SHORE - 8}V${SHORE + 10}Z`;
  }).join('');
  return `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#8a5f58"/><stop offset=".4" stop-color="#5a3d46"/><stop offset="1" stop-color="#38252f"/></linearGradient></defs>
    <path fill="url(#wall)" fill-rule="evenodd" d="M360 ${SHORE + 10}V${DECK + 14}Q1316 ${DECK - 18} 2300 ${DECK + 14}V${SHORE + 10}Z${openings}"/>
    <path fill="none" stroke="#c98f6c" stroke-width="3" d="M360 ${DECK + 13}Q1316 ${DECK - 19} 2300 ${DECK + 13}"/>
    <path fill="none" stroke="#2c1d28" stroke-width="2" d="M360 ${DECK + 27}Q1316 ${DECK - 5} 2300 ${DECK + 27}"/>
    ${Array.from({length: 9}, (_, index) => arch(index)).join('')}`;
}

/** Draws a cloaked figure on the bridge. */
function figure(x: number, tall: number): string {
  const y = DECK + 3 - 18 * (1 - ((x - 1316) / 956) ** 2) * 0.5 + 6;
  const head = y - tall;
  return `<path d="M${x - 4.6} ${y}L${x - 3.4} ${head + tall * 0.36}Q${x - 3.6} ${head + tall * 0.2} ${x} ${head + tall * 0.18}Q${x + 3.6} ${head + tall * 0.2} ${x + 3.6} ${head + tall * 0.38}L${x + 5} ${y}Z"/><ellipse cx="${x + 0.4}" cy="${head + tall * 0.09}" rx="2.5" ry="3.1"/>`;
}

/** Draws six figures walking on the bridge, and one standing. */
function figures(): string {
  const six = [996, 1008, 1023, 1033, 1049, 1062].map((x, index) =>
    figure(x, 27 + ((index * 7) % 6)),
  );
  return `<g fill="#1a1019">${six.join('')}${figure(1150, 36)}<path d="M1158 ${DECK - 36}l-1 36" stroke="#1a1019" stroke-width="1.6"/></g>`;
}

/** Draws a toll tower: one side in shade, one in evening light. */
function tower(x: number, wide: number, top: number): string {
  const teeth = Array.from(
    {length: 5},
    (_, tooth) =>
      `M${x - 5 + tooth * ((wide + 2) / 4.6)} ${top - 12}h${wide / 8}v14h-${wide / 8}Z`,
  ).join('');
  return `<path fill="#6d4a4e" d="M${x} ${SHORE + 12}V${top}h${wide}V${SHORE + 12}Z"/><path fill="#3b2935" d="M${x} ${SHORE + 12}V${top}h${wide * 0.56}V${SHORE + 12}Z"/>
    <path fill="#573c46" d="M${x - 6} ${top + 4}h${wide + 12}v13h-${wide + 12}Z${teeth}"/>
    ${[0.2, 0.45].map((share) => `<path fill="#ffdc95" d="M${x + wide * 0.26} ${top + 30 + share * 160}v-9a5 5 0 0 1 10 0v9Z"/>`).join('')}`;
}

const TOLL_HOUSE = `${tower(2196, 92, 236)}${tower(392, 66, 262)}<path fill="#4a3040" d="M386 262l39-58 39 58Z"/><path fill="#7c4f50" d="M425 204l39 58h-22Z"/>`;

/** Barges on the lake with their sails half lowered. */
const BARGES = `<g fill="#2b1b27"><path d="M770 520h112l-14 17h-84Z"/><path d="M822 520v-84l3-4v88Z"/><path d="M827 440q34 30 30 72h-30Z" fill="#6e4348"/><path d="M1880 552h150l-18 22h-114Z"/><path d="M1946 552V440l4-5v117Z"/><path d="M1952 446q46 40 40 96h-40Z" fill="#7d4c4c"/></g>`;

async function draw(canvas: Canvas): Promise<void> {
  paintFar(canvas);
  await overlay(canvas, temples(), roughness('harrow hill', 30, 0.4));
  await overlay(
    canvas,
    town(40, 720, 'papermill') + town(2080, 2640, 'lanternside'),
    roughness('harrow roofs', 12, 0.6),
  );
  await overlay(canvas, bridge() + TOLL_HOUSE, masonry('long bridge', 11, 0.5));
  await overlay(canvas, LAMPS + figures());
  paintMist(canvas, {
    seed: 'harrow mist',
    color: [255, 204, 150],
    at: 0.735,
    reach: 0.06,
    strength: 0.4,
  });
  paintWater(canvas, {
    shore: (SHORE + 8) / 600,
    tint: [92, 62, 84],
    seed: 'harrow water',
  });
  await overlay(canvas, BARGES);
}

export const longBridge: Scene = {
  file: 'campaigns/return-of-the-gatewatcher/session-images/s12-long-bridge-at-sunset.jpg',
  width: 2400,
  height: 600,
  draw,
};
