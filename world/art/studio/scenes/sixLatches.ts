import {ease, mix, overlay, paint, type Canvas, type Matter} from '../canvas';
import {paintGlow} from '../sky';
import {field, layered, random, ridged} from '../noise';
import type {Scene} from './scene';

/** Paints a wet table of old boards in lamplight. */
function paintTable(canvas: Canvas): void {
  const grain = layered(field('table grain'), 6);
  const knots = ridged(field('table knots'), 4);
  const wet = layered(field('table wet'), 5);
  paint(canvas, (x, y) => {
    const board = Math.floor(y / 172);
    const seam = Math.min(y % 172, 172 - (y % 172));
    const bent = knots(x / 520, board * 3.3 + y / 380) * 0.9;
    const line = grain(x / 420 + board * 7.7, y / 13 + bent * 4);
    const tone = 46 + 20 * line + 12 * bent + ((board * 37) % 11);
    const dark = 0.3 + 0.7 * ease(0, 5, seam);
    const shine = ease(0.16, 0.34, wet(x / 260, y / 190)) * 0.3;
    const wood = [
      tone * 1.25 * dark,
      tone * 0.82 * dark,
      tone * 0.56 * dark,
    ] as const;
    return [mix(wood, [176, 150, 120], shine * (0.4 + line)), 1];
  });
}

/** A texture of brushed brass with scratches and dark spots. */
const brass: Matter = (() => {
  const brushed = layered(field('brass brushed'), 4);
  const spots = layered(field('brass spots'), 5);
  return (x, y) =>
    0.96 +
    0.24 * brushed(x / 70, y / 3) -
    0.5 * ease(0.12, 0.4, spots(x / 60, y / 60));
})();

/** The signs on the six latches, all different. */
const SIGNS = [
  'M0-24 21 12H-21Z',
  'M-20-20h40v40h-40Z',
  'M0-24A24 24 0 1 1 0 24A24 24 0 1 1 0-24Z',
  'M-23 6Q-12-22 0 0T23-6',
  'M0-25V25M-25 0H25M-17-17 17 17M17-17-17 17',
  'M-22 16Q0-40 22 16',
];

/** Draws a latch: plate, bar, catch and rivets. */
function latch(index: number): string {
  const turn = index * 60 - 90;
  const tilt = turn + 90 + ((index * 23) % 17) - 8;
  const radians = (turn * Math.PI) / 180;
  const [x, y] = [600 + Math.cos(radians) * 372, 600 + Math.sin(radians) * 372];
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">
    <path fill="url(#plate)" d="M-62-104Q-70-128-44-132L0-146L44-132Q70-128 62-104V104Q70 128 44 132L0 142L-44 132Q-70 128-62 104Z"/>
    <path fill="none" stroke="#fbe3a4" stroke-opacity=".8" stroke-width="3" d="M-56-100Q-62-120-42-125L0-138L42-125"/><path fill="none" stroke="#3c2508" stroke-opacity=".8" stroke-width="4" d="M58-98V102Q64 122 42 127L0 137L-42 127"/>
    <path fill="#2a1a08" fill-opacity=".6" d="M-40 50h96v34h-96Z"/><path fill="url(#bar)" d="M-52 42H84q12 0 12 15t-12 15H-52Z"/><path fill="url(#knob)" d="M60 57m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0"/>
    <g transform="translate(0 -46)" fill="none" stroke-linejoin="round" stroke-linecap="round"><path stroke="#f8dc96" stroke-width="9" d="${SIGNS[index] ?? ''}" transform="translate(1.5 2)"/><path stroke="#4a2f0c" stroke-width="7" d="${SIGNS[index] ?? ''}"/></g>
    ${[-108, 108].map((each) => `<circle cx="0" cy="${each}" r="9" fill="url(#knob)"/><circle cx="-2" cy="${each - 2}" r="3" fill="#fff1c4"/>`).join('')}</g>`;
}

const METAL = `<defs><linearGradient id="plate" x2="1" y2="1"><stop stop-color="#e6c271"/><stop offset=".4" stop-color="#a97d34"/><stop offset=".7" stop-color="#7d5820"/><stop offset="1" stop-color="#c69a4a"/></linearGradient>
  <linearGradient id="bar" x2="0" y2="1"><stop stop-color="#fbe2a0"/><stop offset=".35" stop-color="#b98a3c"/><stop offset="1" stop-color="#5b3d12"/></linearGradient>
  <radialGradient id="knob" cx=".36" cy=".3"><stop stop-color="#fff0be"/><stop offset=".4" stop-color="#c79a49"/><stop offset="1" stop-color="#4b300c"/></radialGradient></defs>`;

/** The contract in the middle, with its seal and shadow. */
const CONTRACT = `<g transform="translate(600 604) rotate(-7)"><path fill="#cdb98d" d="M-128-160Q-60-168 4-160T130-164Q124-60 132 10T124 158Q40 150-10 160T-132 152Q-124 60-132-20T-128-160Z"/>
  <g stroke="#5a452a" stroke-width="3.4" stroke-linecap="round" opacity=".78">${Array.from({length: 11}, (_, line) => `<path stroke-dasharray="${18 + ((line * 13) % 20)} 7 ${9 + ((line * 7) % 16)} 6" d="M-96 ${-122 + line * 18}H${line === 10 ? 12 : 92}"/>`).join('')}</g>
  <g fill="none" stroke="#2c2a3c" stroke-width="3" stroke-linecap="round">${Array.from({length: 6}, (_, name) => `<path d="M${-96 + (name % 3) * 66} ${98 + Math.floor(name / 3) * 24}q${8 + name}-16 14-2t14-${4 + name} 16 ${name - 2}"/>`).join('')}</g>
  <path fill="#7e1c20" d="M60 84q10-16 28-12t26 14q10 16-2 30t-30 10q-22 2-26-14t4-28Z"/><path fill="none" stroke="#c25a52" stroke-width="4" d="M76 112V96a12 12 0 0 1 24 0v16M88 92v22"/></g>`;

const shadow = (drawing: string): string =>
  `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feColorMatrix values="0 0 0 0 0.03 0 0 0 0 0.015 0 0 0 0 0.01 0 0 0 .75 0"/><feGaussianBlur stdDeviation="13"/></filter></defs><g filter="url(#soft)" transform="translate(16 22)">${drawing}</g>`;

/** Draws drops of water on the boards, with highlights. */
function drops(): string {
  const chance = random('table drops');
  return Array.from({length: 190}, () => {
    const [x, y, size] = [
      chance() * 1200,
      chance() * 1200,
      2 + 9 * chance() ** 3,
    ];
    return `<ellipse cx="${x}" cy="${y}" rx="${size * 1.15}" ry="${size}" fill="#1a0f08" fill-opacity=".55"/><ellipse cx="${x - size * 0.3}" cy="${y - size * 0.36}" rx="${size * 0.34}" ry="${size * 0.24}" fill="#ffe9c0" fill-opacity=".85"/>`;
  }).join('');
}

async function draw(canvas: Canvas): Promise<void> {
  paintTable(canvas);
  const latches = Array.from({length: 6}, (_, index) => latch(index)).join('');
  await overlay(canvas, METAL + shadow(CONTRACT) + shadow(latches));
  await overlay(
    canvas,
    CONTRACT,
    (x, y) => 0.97 + 0.05 * Math.sin(x / 23) * Math.sin(y / 31),
  );
  await overlay(canvas, METAL + latches, brass);
  await overlay(canvas, drops());
  paint(canvas, (x, y) => {
    const away = Math.hypot(x - 440, y - 360) / 980;
    return [[10, 6, 8], 0.82 * ease(0.25, 1.1, away)];
  });
  paintGlow(canvas, {
    x: 440,
    y: 340,
    reach: 760,
    color: [255, 186, 96],
    strength: 0.3,
  });
}

export const sixLatches: Scene = {
  file: 'campaigns/return-of-the-gatewatcher/session-images/s01-six-brass-latches.jpg',
  width: 1200,
  height: 1200,
  draw,
};
