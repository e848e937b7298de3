import {mix} from '../canvas';
import {random} from '../noise';
import {css, type Palette} from './palettes';
import {getShadow, type Draw} from './pieceDrawing';

const BLUR =
  '<filter id="smoke" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>';

/** Draws a plume of smoke that widens and thins as it rises. */
function plume(
  seed: string,
  {mist, light}: Palette,
  [tall, wide]: readonly [tall: number, wide: number],
): string {
  const chance = random(seed);
  const puffs = Array.from({length: 30}, (_, index) => {
    const share = index / 30;
    const drift = Math.sin(share * 7) * wide * (0.2 + share);
    const x = drift + (chance() - 0.5) * wide * share;
    const size = wide * (0.12 + 0.5 * share) * (0.7 + 0.6 * chance());
    return `<ellipse cx="${x.toFixed(1)}" cy="${(-share * tall).toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 0.8).toFixed(1)}" fill="${css(mix(mist, light, 0.3 + 0.4 * chance()))}" fill-opacity="${(0.34 * (1 - share)).toFixed(2)}"/>`;
  });
  return `${BLUR}<g filter="url(#smoke)">${puffs.join('')}</g>`;
}

const WOLF =
  'M-82-70L-64-84L-62-104L-50-90Q-32-90-18-80Q12-84 40-72Q58-70 64-56Q90-54 106-92Q108-44 66-38L64-22L74-2L60 0L48-24Q44-34 36-36Q16-32-6-36L-10-2L-24 0L-22-34L-32-4L-46-2L-34-42Q-46-52-54-58L-78-60Z';

/** A smoke warg, facing left, with smoke streaming off its back. */
export const warg: Draw = (palette) => {
  const {mist, near, light} = palette;
  const body = css(mix(mist, light, 0.25));
  const wisps = Array.from({length: 7}, (_, index) => {
    const x = -30 + index * 17;
    return `<path d="M${x} -62Q${x + 22}-${96 + ((index * 23) % 30)} ${x + 66}-${92 + ((index * 37) % 44)}Q${x + 34}-${78 + ((index * 23) % 20)} ${x + 16}-56Z" fill="${css(mix(mist, light, 0.2))}" fill-opacity=".4"/>`;
  });
  return `${BLUR}<ellipse cx="6" cy="0" rx="92" ry="9" fill="${css(near, 0.5)}" fill-opacity=".6"/><g filter="url(#smoke)">${wisps.join('')}<path d="${WOLF}" fill="${body}" fill-opacity=".8"/></g><path d="${WOLF}" fill="${css(mix(near, mist, 0.52))}" fill-opacity=".92"/><path d="M-62-86Q-32-92-16-82Q12-86 40-74Q58-72 64-58" fill="none" stroke="${css(light)}" stroke-width="2.500" stroke-opacity=".7"/><circle cx="-63" cy="-76" r="3.200" fill="rgb(255 196 96)"/>`;
};

/** A bowl on three feet, with coals and smoke. */
export const bowl: Draw = (palette) =>
  `${plume('bowl', palette, [430, 92])}<path fill="${getShadow(palette, 0.5)}" d="M-40-40H40Q36-10 14-6L22 4H12L2-6H-2L-12 4H-22L-14-6Q-36-10-40-40Z"/><path fill="rgb(255 190 96)" d="M-34-40Q0-52 34-40Q0-34-34-40Z"/><path fill="none" stroke="${css(palette.light)}" stroke-opacity=".6" stroke-width="2.500" d="M-40-40Q-36-10-14-6"/>`;

/** Returns the height of the bridge's deck at a position, in pixels above its foot. */
function deck(x: number): number {
  return 132 - 44 * (x / 820) ** 2;
}

/** A bridge with many arches, in side view over the whole width of a scene. */
export const bridge: Draw = (palette) => {
  const at = (x: number, below = 0): string =>
    `${x} ${(below - deck(x)).toFixed(1)}`;
  const stations = Array.from({length: 42}, (_, index) => index * 40 - 820);
  const top = stations.map((x) => at(x)).join('L');
  const arches = Array.from({length: 7}, (_, index) => {
    const x = (index - 3) * 236;
    const crown = deck(x) - 42;
    return `M${x - 92} 40V${(-crown * 0.34).toFixed(1)}A92 ${(crown * 0.66).toFixed(1)} 0 0 1 ${x + 92} ${(-crown * 0.34).toFixed(1)}V40Z`;
  });
  const ribs = Array.from({length: 7}, (_, index) => {
    const x = (index - 3) * 236;
    const crown = deck(x) - 42;
    return `M${x - 92} ${(-crown * 0.34).toFixed(1)}A92 ${(crown * 0.66).toFixed(1)} 0 0 1 ${x + 92} ${(-crown * 0.34).toFixed(1)}`;
  });
  const joints = stations.map((x) => `M${at(x)}L${at(x, 22)}`).join('');
  return `<path fill-rule="evenodd" fill="${getShadow(palette, 0.66)}" d="M${top}L820 40L-820 40Z${arches.join('')}"/><path fill="none" stroke="${getShadow(palette, 1)}" stroke-width="9" stroke-opacity=".8" d="${ribs.join('')}"/><path fill="none" stroke="${getShadow(palette, 0.4)}" stroke-width="2" d="${joints}"/><path fill="none" stroke="${getShadow(palette, 0.36)}" stroke-width="4" d="M${stations.map((x) => at(x, 24)).join('L')}"/><path fill="none" stroke="${css(palette.light)}" stroke-opacity=".75" stroke-width="3" d="M${top}"/>`;
};
