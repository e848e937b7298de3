import {overlay, type Canvas} from '../canvas';
import {paintMist, paintRidge} from '../landscape';
import {roughness} from '../matter';
import {paintClouds, paintGlow, paintSky} from '../sky';
import type {Scene} from './scene';

function paintSkyAndIsland(canvas: Canvas): void {
  paintSky(canvas, {
    colors: [
      [46, 96, 128],
      [108, 160, 174],
      [190, 212, 200],
      [246, 232, 196],
    ],
    horizon: 0.8,
  });
  paintGlow(canvas, {
    x: 1290,
    y: 560,
    reach: 900,
    color: [255, 226, 168],
    strength: 0.7,
  });
  paintClouds(canvas, {
    seed: 'emeraldine high',
    color: [250, 244, 226],
    between: [0.02, 0.5],
    length: 0.5,
    cover: 0.32,
  });
  [0.62, 0.7].forEach((base, depth) => {
    paintRidge(canvas, {
      seed: `emeraldine ${depth}`,
      base,
      rise: 0.16 - depth * 0.05,
      length: 0.5,
      color: [104 - depth * 40, 146 - depth * 40, 144 - depth * 54],
      mist: [232, 230, 208],
      misty: 0.95,
      from: 1,
      light: [240, 236, 196],
      rocky: true,
      bend: (share) => 0.16 * (share - 0.42) ** 2 - 0.05,
    });
  });
  for (const [index, at] of [0.78, 0.88, 0.97].entries()) {
    paintMist(canvas, {
      seed: `emeraldine ${at}`,
      color: [252 - index * 10, 244 - index * 8, 226 - index * 4],
      at,
      reach: 0.16,
      strength: 0.95,
    });
  }
}

/** Draws a sail full of wind, lit from behind, with its seams. */
function sail(
  points: readonly [number, number, number, number],
  belly: number,
): string {
  const [x, top, wide, tall] = points;
  const shape = `M${x} ${top}Q${x + wide * 0.5 + belly} ${top + tall * 0.1} ${x + wide} ${top + tall * 0.06}Q${x + wide + belly} ${top + tall * 0.55} ${x + wide * 0.94} ${top + tall}Q${x + wide * 0.4 + belly * 0.4} ${top + tall * 0.88} ${x - wide * 0.05} ${top + tall * 0.94}Q${x + belly * 0.7} ${top + tall * 0.5} ${x} ${top}Z`;
  const seams = [0.25, 0.5, 0.75].map(
    (share) =>
      `<path fill="none" stroke="#0d3a2c" stroke-opacity=".45" stroke-width="2" d="M${x + wide * share} ${top + tall * 0.05}Q${x + wide * share + belly} ${top + tall * 0.5} ${x + wide * share * 0.96} ${top + tall * 0.95}"/>`,
  );
  return `<path fill="url(#cloth)" d="${shape}"/>${seams.join('')}`;
}

/** Draws a skyship: a slender hull with a keel fin, two masts, and sails above and below. */
function ship(): string {
  return `<path d="M-40-6V-330M190-10V-290" stroke="#2c1d14" stroke-width="8"/><path d="M-170-2 -40-326 190-286 340-20" fill="none" stroke="#2c1d14" stroke-width="2"/>
    ${sail([-150, -318, 205, 128], 40)}${sail([-170, -182, 240, 150], 46)}${sail([96, -276, 172, 116], 34)}${sail([84, -152, 200, 126], 38)}
    ${sail([-60, 104, 170, 96], 26)}
    <path fill="url(#hull)" d="M-250-22Q-236 44-150 72Q20 110 220 66Q310 44 362-34Q330-22 300-20L296-40H232V-14Q40 6-150-12V-34H-214V-20Q-236-18-250-22Z"/>
    <path fill="none" stroke="#d9a868" stroke-width="3.5" d="M-246-14Q40 22 352-26M-222 22Q40 66 318 14"/><path fill="#3a2317" d="M10 92q60 70 130 84q-20-40-14-90Z"/>
    <g fill="#f7dda0">${[-120, -70, -20, 30, 80, 130, 180].map((x) => `<path d="M${x} 24h13v13h-13Z"/>`).join('')}</g>
    <path fill="#2f8a62" d="M-40-330q40-14 74 2q-34 8-74 16ZM190-290q36-12 66 2q-30 6-66 14Z"/>
    <g fill="#20140e">${[-190, -96, 10, 62, 250].map((x, index) => `<path d="M${x - 6}-12q-1-26 6-30q8 4 7 30ZM${x - 4}-${46 + (index % 2) * 3}a4.6 5.4 0 1 0 9 0a4.6 5.4 0 1 0-9 0Z"/>`).join('')}</g>`;
}

const PAINT = `<defs><linearGradient id="cloth" x1="1" x2="0" y2=".6"><stop stop-color="#8fd6a0"/><stop offset=".45" stop-color="#2f8f66"/><stop offset="1" stop-color="#14543f"/></linearGradient><linearGradient id="hull" x2="0" y2="1"><stop stop-color="#8a5b36"/><stop offset=".6" stop-color="#54331f"/><stop offset="1" stop-color="#2d1a11"/></linearGradient></defs>`;

/** Draws a sky dock: a tower that rises from the clouds, with landings on brackets. */
function dock(x: number, wide: number, top: number): string {
  const landings = [0, 1, 2].map((level) => {
    const y = top + 120 + level * 150;
    return `<path fill="#5c4a3c" d="M${x - 90} ${y}H${x + wide + 34}v15H${x - 90}Z"/><path fill="#483a30" d="M${x - 80} ${y + 15}L${x} ${y + 74}V${y + 15}Z"/><path d="M${x - 86} ${y}v-24h82M${x - 58} ${y}v-24M${x - 30} ${y}v-24" stroke="#3c3028" stroke-width="3.4" fill="none"/>`;
  });
  return `<path fill="#a08a70" d="M${x} 1000V${top}h${wide}V1000Z"/><path fill="#6d5c4c" d="M${x} 1000V${top}h${wide * 0.58}V1000Z"/><path fill="#2d7457" d="M${x - 14} ${top}L${x + wide / 2} ${top - 110}L${x + wide + 14} ${top}Z"/><path fill="#5aa782" d="M${x + wide / 2} ${top - 110}L${x + wide + 14} ${top}H${x + wide * 0.66}Z"/>
    <path fill="#f4d591" d="M${x + wide * 0.3} ${top + 60}v-16a7 7 0 0 1 14 0v16ZM${x + wide * 0.3} ${top + 210}v-16a7 7 0 0 1 14 0v16ZM${x + wide * 0.3} ${top + 360}v-16a7 7 0 0 1 14 0v16Z"/>${landings.join('')}<path d="M${x + wide / 2} ${top - 104}v-64" stroke="#3c3028" stroke-width="4"/><path fill="#d9b45c" d="M${x + wide / 2 - 26} ${top - 160}h34l16 8-16 8h-34Z"/>`;
}

async function draw(canvas: Canvas): Promise<void> {
  paintSkyAndIsland(canvas);
  const far = [
    [1180, 330, 0.26],
    [1330, 430, 0.17],
    [250, 300, 0.2],
  ];
  await overlay(
    canvas,
    `${PAINT}<g opacity=".62">${far.map(([x = 0, y = 0, size = 1]) => `<g transform="translate(${x} ${y}) scale(${size})">${ship()}</g>`).join('')}</g>`,
  );
  await overlay(
    canvas,
    `<g opacity=".72">${dock(1330, 74, 420)}</g>`,
    roughness('emeraldine far', 24, 0.4),
  );
  paintMist(canvas, {
    seed: 'emeraldine between',
    color: [248, 240, 220],
    at: 0.8,
    reach: 0.2,
    strength: 0.85,
  });
  await overlay(
    canvas,
    dock(1130, 116, 330),
    roughness('emeraldine wall', 16, 0.5),
  );
  await overlay(
    canvas,
    `${PAINT}<g transform="translate(600 560) rotate(-3)">${ship()}</g>`,
    roughness('emeraldine cloth', 26, 0.28),
  );
  paintMist(canvas, {
    seed: 'emeraldine near',
    color: [255, 248, 232],
    at: 0.95,
    reach: 0.24,
    strength: 1,
  });
}

export const greenSails: Scene = {
  file: 'campaigns/return-of-the-gatewatcher/session-images/s07-green-sails-over-the-sky-docks.jpg',
  width: 1600,
  height: 1000,
  draw,
};
