import {ease, overlay, paint, shine, type Canvas} from '../canvas';
import {paintMist, paintRidge} from '../landscape';
import {masonry, roughness} from '../matter';
import {paintClouds, paintGlow, paintMoon, paintSky, paintStars} from '../sky';
import {field, layered, random} from '../noise';
import type {Scene} from './scene';

const NIGHT = [
  [9, 13, 30],
  [22, 33, 62],
  [58, 74, 104],
  [112, 122, 138],
] as const;

function paintFar(canvas: Canvas): void {
  paintSky(canvas, {colors: NIGHT, horizon: 0.66});
  paintStars(canvas, {seed: 'breach', count: 2600, until: 0.62});
  paintClouds(canvas, {
    seed: 'breach clouds',
    color: [86, 98, 124],
    between: [0.2, 0.62],
    length: 0.5,
    cover: 0.3,
  });
  paintMoon(canvas, {
    x: 420,
    y: 250,
    radius: 74,
    color: [232, 236, 240],
    lit: 0.52,
    halo: 8,
  });
  paintMoon(canvas, {
    x: 640,
    y: 180,
    radius: 26,
    color: [214, 108, 74],
    lit: 0.8,
    halo: 7,
  });
  const mist = [104, 116, 136] as const;
  [0.56, 0.61, 0.665].forEach((base, depth) => {
    paintRidge(canvas, {
      seed: `breach ${depth}`,
      base,
      rise: 0.13 - depth * 0.03,
      length: 0.42 + depth * 0.1,
      color: [62 - depth * 12, 74 - depth * 13, 100 - depth * 15],
      mist,
      misty: 0.75,
      from: -1,
      light: [150, 162, 184],
      rocky: true,
    });
  });
  paintMist(canvas, {
    seed: 'breach mist',
    color: mist,
    at: 0.7,
    reach: 0.12,
    strength: 0.7,
  });
}

/** The arch of stones above the Gate. */
function ring(): string {
  return Array.from({length: 15}, (_, stone) => {
    const [from, to] = [stone, stone + 0.94].map(
      (each) => Math.PI * (1 + each / 15),
    );
    const point = (turn: number, reach: number): string =>
      `${(1180 + Math.cos(turn) * reach).toFixed(1)} ${(560 + Math.sin(turn) * reach).toFixed(1)}`;
    const outer = stone === 7 ? 262 : 232 + ((stone * 5) % 7);
    const [first = 0, last = 0] = [from, to];
    const tone = 44 + ((stone * 29) % 17) - Math.abs(stone - 3) * 1.6;
    return `<path fill="rgb(${tone} ${tone * 1.12} ${tone * 1.38})" d="M${point(first, 154)}L${point(first, outer)}A${outer} ${outer} 0 0 1 ${point(last, outer)}L${point(last, 154)}Z"/>`;
  }).join('');
}

/** Draws iron bands and bosses on a door leaf. */
function ironwork(left: number): string {
  const bands = [610, 720, 830].map(
    (y) =>
      `<path d="M${left} ${y}h126" stroke="#0b0e16" stroke-width="15"/><path d="M${left} ${y - 6}h126" stroke="#59626f" stroke-width="1.6"/>${[14, 38, 62, 86, 110].map((x) => `<circle cx="${left + x}" cy="${y}" r="3.2" fill="#4a5360"/>`).join('')}`,
  );
  return `<g fill="none">${bands.join('')}</g>`;
}

/** Draws the frame, the two leaves, and the gap between them. */
function gate(): string {
  return `<defs>
    <linearGradient id="jamb"><stop stop-color="#566079"/><stop offset=".3" stop-color="#333b4e"/><stop offset="1" stop-color="#1d2331"/></linearGradient>
    <linearGradient id="leaf"><stop stop-color="#0e121b"/><stop offset=".75" stop-color="#1c222e"/><stop offset="1" stop-color="#77808c"/></linearGradient>
    <linearGradient id="right" x1="1" x2="0"><stop stop-color="#0b0f17"/><stop offset=".75" stop-color="#181e29"/><stop offset="1" stop-color="#6b747f"/></linearGradient>
  </defs>
  <path fill="#141926" d="M1028 930V560a152 152 0 0 1 304 0V930Z"/>
  <path fill="url(#leaf)" d="M1034 920V562a146 146 0 0 1 142-144V920Z"/>
  <path fill="url(#right)" d="M1326 920V562a146 146 0 0 0-142-144V920Z"/>
  ${ironwork(1046)}${ironwork(1188)}
  <path fill="url(#jamb)" d="M936 930V884h14V566h76V884h10v46ZM1324 930V884h10V566h76V884h14v46Z"/>${ring()}
  <path fill="#39425a" d="M930 556h112v18H930ZM1318 556h112v18h-112Z"/>`;
}

const SLIT = '<path fill="#f4f6f2" d="M1177 926V416h6V926Z"/>';

/** Draws stones fallen from the wall around the Gate. */
function rubble(): string {
  const chance = random('breach rubble');
  return Array.from({length: 90}, () => {
    const side = chance() < 0.5 ? -1 : 1;
    const x = 1180 + side * (150 + 330 * chance() ** 1.6);
    const size = 5 + 26 * chance() ** 2;
    const y = 922 + 46 * chance() ** 2;
    const tone = 22 + 26 * chance();
    return `<path fill="rgb(${tone} ${tone * 1.14} ${tone * 1.4})" d="M${x - size} ${y}l${size * 0.3} ${-size * (0.5 + chance() * 0.5)}l${size * 0.9} ${-size * 0.2}l${size * 0.8} ${size * 0.6}l${size * 0.2} ${size * 0.4}Z"/>`;
  }).join('');
}

/** Paints a road toward the viewer, with ruts that reflect light. */
function paintRoad(canvas: Canvas): void {
  const {height} = canvas;
  const earth = layered(field('breach earth'), 6);
  const top = 0.735 * height;
  paint(canvas, (x, y) => {
    if (y < top) {
      return [[0, 0, 0], 0];
    }
    const near = (y - top) / (height - top);
    const middle = 1180 - 420 * near ** 1.6 - 60 * Math.sin(near * 3.4);
    const half = 22 + 330 * near ** 1.25;
    const across = Math.abs(x - middle) / half;
    const tone = earth(x / (30 + 160 * near), y / (8 + 46 * near));
    const rut = Math.exp(-(((across - 0.52) / 0.14) ** 2)) * 0.5;
    const light =
      Math.exp(-(((x - middle) / (80 + 260 * near)) ** 2)) * (1 - near) ** 1.3;
    const value = 60 + 34 * tone - 26 * rut + 120 * light;
    const cover =
      (1 - ease(0.86, 1.12 + tone * 0.4, across)) * ease(0, 0.04, near);
    return [[value * 0.92, value * 0.96, value * 1.06], cover * 0.92];
  });
}

/** Returns a blade of dry grass. */
function blade(
  x: number,
  y: number,
  [tall, lean]: readonly [number, number],
): string {
  const wide = 1.1 + tall * 0.022;
  return `<path d="M${x - wide} ${y}Q${x + lean * 0.15} ${y - tall * 0.65} ${x + lean} ${y - tall}Q${x + lean * 0.25 + wide} ${y - tall * 0.6} ${x + wide} ${y}Z"/>`;
}

/** Draws dry grass in the foreground, against the light. */
function grass({width, height}: Canvas): string {
  const chance = random('breach grass');
  const clumps = field('breach clumps');
  const blades = Array.from({length: 5200}, () => {
    const x = chance() * width;
    const away = Math.abs(x - 700) / 620;
    const tall =
      (24 + 70 * chance()) *
      Math.min(1.1, away) *
      (1 + 0.9 * clumps(x / 110, 0.5));
    const y = height + 6 - 90 * chance() * Math.min(1, away * 0.8);
    return away < 0.28 || tall < 12
      ? ''
      : blade(x, y, [tall, (chance() - 0.35) * tall * 0.9]);
  });
  return `<g fill="#060910">${blades.join('')}</g>`;
}

/** A traveler with a staff, small in front of the Gate. */
const TRAVELER = `<g transform="translate(1090 936) scale(.92)" fill="#04060b">
  <path d="M-16 30Q-14-4-10-24Q-8-40 0-42Q9-40 11-22Q14 6 18 30Q8 34 0 32Q-8 35-16 30Z"/><path d="M-8-40Q-10-62 2-63Q12-60 9-40Q4-34-2-35Q-7-36-8-40Z"/>
  <path d="M7-26 27-20 26-15 8-14Z"/><path d="M28-58 25 33" stroke="#04060b" stroke-width="2.6"/><path fill="#aeb6bd" fill-opacity=".5" d="M11-22Q14 6 18 30L14 30Q12 4 8-24ZM9-56Q12-50 9-41L7-41Q9-50 7-58Z"/></g>`;

async function draw(canvas: Canvas): Promise<void> {
  paintFar(canvas);
  paintRidge(canvas, {
    seed: 'breach plain',
    base: 0.735,
    rise: 0.012,
    length: 0.5,
    color: [30, 38, 54],
    mist: [46, 56, 74],
    misty: 0.5,
    from: 1,
    light: [96, 108, 126],
  });
  await overlay(canvas, gate(), masonry('breach gate', 34, 0.55));
  await overlay(canvas, SLIT);
  paintGlow(canvas, {
    x: 1180,
    y: 690,
    reach: 520,
    color: [206, 214, 216],
    strength: 0.5,
  });
  paintRoad(canvas);
  shine(canvas, (x, y) => {
    const away = Math.abs(x - 1180) / (26 + Math.max(0, y - 905) * 0.55);
    return y < 905 || away > 1
      ? [[0, 0, 0], 0]
      : [[190, 198, 204], 0.5 * (1 - away) * Math.max(0, 1 - (y - 905) / 300)];
  });
  await overlay(canvas, rubble(), roughness('breach stones', 14, 0.9));
  await overlay(canvas, TRAVELER);
  paintMist(canvas, {
    seed: 'breach ground',
    color: [98, 110, 128],
    at: 0.785,
    reach: 0.06,
    strength: 0.55,
  });
  await overlay(canvas, grass(canvas));
}

export const gateAjar: Scene = {
  file: 'campaigns/return-of-the-gatewatcher/session-images/s04-the-gate-ajar.jpg',
  width: 1800,
  height: 1200,
  draw,
};
