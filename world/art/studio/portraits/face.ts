import type {FaceShape, Point} from './faceShape';
import {lines, moved, path, plane, type Model} from './pen';
import type {Tone} from './shades';

/** Shades the side of the head, the sockets, and below nose, lip and chin. */
export function modeling({face, skin}: Model): string {
  const {jaw, chinNear, bridge, nearEye, farEye, lowerLip, cheek} = face;
  const temple = moved(nearEye, -13, -34);
  const side = path`M${temple}Q${moved(nearEye, -19, -14)} ${moved(nearEye, -14, 0)}Q${moved(nearEye, -6, 8)} ${moved(nearEye, -9, 20)}Q${moved(jaw, 12, 2)} ${moved(chinNear, 4, 8)}L60 190V40Z`;
  const socket = path`M${moved(nearEye, -12, -5)}Q${moved(nearEye, 0, -13)} ${moved(bridge, -4, -6)}L${moved(bridge, -1, 3)}Q${moved(nearEye, 8, -5)} ${moved(nearEye, 0, -5)}Q${moved(nearEye, -7, -4)} ${moved(nearEye, -12, -5)}Z`;
  const farSocket = path`M${moved(bridge, 4, -5)}Q${moved(farEye, 0, -11)} ${moved(farEye, 12, -6)}L${moved(farEye, 8, -3)}Q${moved(farEye, 0, -6)} ${moved(bridge, 3, 2)}Z`;
  const underLip = path`M${moved(lowerLip, -9, 0)}Q${moved(lowerLip, 0, 6)} ${moved(lowerLip, 9, -1)}Q${moved(lowerLip, 1, 2)} ${moved(lowerLip, -9, 0)}Z`;
  const glow = path`M${moved(cheek, -3, -3)}Q${moved(cheek, -12, 2)} ${moved(cheek, -14, 11)}Q${moved(cheek, -5, 12)} ${moved(cheek, -3, -3)}Z`;
  const brow = path`M${moved(bridge, -8, -18)}Q${moved(bridge, 2, -36)} ${moved(bridge, 16, -30)}Q${moved(bridge, 19, -20)} ${moved(bridge, 17, -13)}Q${moved(bridge, 6, -17)} ${moved(bridge, -8, -18)}Z`;
  return [
    plane(side, skin.dark, 0.62),
    plane(socket + farSocket, skin.dark, 0.6),
    plane(underLip, skin.dark, 0.7),
    plane(glow, skin.lit, 0.5),
    plane(brow, skin.lit, 0.45),
  ].join('');
}

/** Draws the nose: its shaded side, its light ridge, and the nostril. */
export function nose({face, skin}: Model): string {
  const {bridge, ridge, tip, septum, wing} = face;
  return [
    plane(
      path`M${moved(bridge, -4, -4)}Q${moved(bridge, -1, 6)} ${moved(ridge, -8, -4)}Q${moved(wing, -1, -10)} ${wing}Q${moved(wing, 0, 5)} ${moved(wing, 5, 4)}L${septum}L${moved(tip, -3, 5)}Q${moved(tip, -5, -1)} ${moved(ridge, -3, 0)}Q${moved(bridge, 1, 4)} ${moved(bridge, 0, -5)}Z`,
      skin.dark,
      0.72,
    ),
    plane(
      path`M${moved(bridge, 2, 0)}Q${moved(ridge, 1, 0)} ${moved(tip, 0, 0)}Q${moved(tip, -5, -2)} ${moved(ridge, -2, 0)}Q${moved(bridge, 1, 6)} ${moved(bridge, 2, 0)}Z`,
      skin.lit,
      0.5,
    ),
    lines(
      path`M${moved(bridge, 3, 1)}Q${moved(ridge, 2, -2)} ${moved(tip, 1, -2)}Q${moved(tip, 3, 5)} ${moved(septum, 1, 0)}Q${moved(septum, -2, -1)} ${moved(septum, -4, -1)}M${moved(wing, 2, -4)}Q${moved(wing, -2, 3)} ${moved(wing, 4, 4)}`,
      skin.deep,
      1.4,
    ),
    plane(
      path`M${moved(septum, -7, -1)}q3-2.500 5 0q-2.500 1.500-5 0Z`,
      skin.ink,
    ),
  ].join('');
}

/** Draws the lips. */
export function mouth({face, skin, sitter}: Model): string {
  const {mouthNear, mouth: middle, mouthFar, lowerLip} = face;
  const rose = sitter.kind === 'human' || sitter.kind === 'avariel' ? 0.5 : 0.4;
  return [
    plane(
      path`M${mouthNear}Q${moved(middle, -6, -5)} ${moved(middle, 0, -4)}Q${moved(middle, 5, -5)} ${mouthFar}Q${moved(middle, 2, 1)} ${middle}Q${moved(middle, -8, 2)} ${mouthNear}Z`,
      skin.blush,
      rose + 0.3,
    ),
    plane(
      path`M${moved(mouthNear, 3, 0)}Q${moved(middle, -4, 2)} ${middle}Q${moved(middle, 5, 1)} ${moved(mouthFar, -1, 0)}Q${moved(lowerLip, 7, -2)} ${moved(lowerLip, 0, -2)}Q${moved(lowerLip, -9, -2)} ${moved(mouthNear, 3, 0)}Z`,
      skin.blush,
      rose,
    ),
    lines(
      path`M${mouthNear}Q${moved(middle, -8, 2)} ${middle}Q${moved(middle, 4, 1)} ${mouthFar}`,
      skin.ink,
      1.3,
    ),
  ].join('');
}

/** How an eye is formed: half its width and height, and how far its outer corner rises. */
export type Eye = {
  readonly wide: number;
  readonly high: number;
  readonly rise: number;
  readonly iris: string;
};

/** Draws an eye whose outer corner is on the left. */
function eyeball(
  at: Point,
  {wide, high, rise, iris}: Eye,
  ink: string,
): string {
  const [outer, inner] = [moved(at, -wide, -rise), moved(at, wide, 1)];
  const lid = path`M${outer}Q${moved(at, -wide * 0.4, -high - rise * 0.6)} ${moved(at, wide * 0.2, -high)}Q${moved(at, wide * 0.8, -high * 0.7)} ${inner}`;
  const white = `${lid}${path`Q${moved(at, wide * 0.4, high * 0.7)} ${moved(at, -wide * 0.2, high * 0.7)}Q${moved(at, -wide * 0.7, high * 0.5)} ${outer}Z`}`;
  const [x, y] = moved(at, wide * 0.12, -0.4);
  return `${plane(white, 'rgb(240 234 220)')}<ellipse cx="${x}" cy="${y}" rx="${(high * 0.82).toFixed(1)}" ry="${(high * 0.86).toFixed(1)}" fill="${iris}"/><circle cx="${x}" cy="${y}" r="${(high * 0.42).toFixed(1)}" fill="${ink}"/><circle cx="${(x + 1.4).toFixed(1)}" cy="${(y - 1.6).toFixed(1)}" r=".9" fill="rgb(252 250 244)"/>${lines(lid, ink, 2.1)}`;
}

/** Mirrors a drawing about a point. */
function flipped([x]: Point, drawing: string): string {
  return `<g transform="translate(${2 * x} 0) scale(-1 1)">${drawing}</g>`;
}

/** Draws both eyes, open. */
export function eyes({face, skin}: Model, eye: Eye): string {
  const far: Eye = {...eye, wide: eye.wide * 0.74, high: eye.high * 0.96};
  return (
    eyeball(face.nearEye, eye, skin.ink) +
    flipped(face.farEye, eyeball(face.farEye, far, skin.ink)) +
    lines(
      path`M${moved(face.nearEye, -eye.wide + 2, -eye.high - 2.4)}Q${moved(face.nearEye, 0, -eye.high - 5)} ${moved(face.nearEye, eye.wide, -eye.high - 0.6)}`,
      skin.deep,
      1,
    )
  );
}

/** Draws both eyes, closed. */
export function closedEyes({face: {nearEye, farEye}, skin}: Model): string {
  return lines(
    path`M${moved(nearEye, -9, 0)}Q${moved(nearEye, 0, 5)} ${moved(nearEye, 9, 1)}M${moved(farEye, -6, 1)}Q${moved(farEye, 1, 5)} ${moved(farEye, 7, 0)}M${moved(nearEye, -7, 3)}l-2 2.500M${moved(nearEye, -1, 4)}l-.500 3M${moved(farEye, 3, 3)}l1 2.500`,
    skin.ink,
    1.7,
  );
}

/** Draws the brows in a tone, thicker at the nose. */
export function brows(
  {nearBrow, farBrow, bridge}: FaceShape,
  {deep}: Tone,
): string {
  return plane(
    path`M${moved(nearBrow, -12, 3)}Q${moved(nearBrow, -2, -5)} ${moved(nearBrow, 11, 0)}L${moved(bridge, -6, -6)}Q${moved(nearBrow, 0, -1)} ${moved(nearBrow, -12, 3)}ZM${moved(bridge, 3, -6)}L${moved(farBrow, -5, -1)}Q${moved(farBrow, 4, -5)} ${moved(farBrow, 10, 1)}Q${moved(farBrow, 2, -1)} ${moved(bridge, 3, -6)}Z`,
    deep,
  );
}

/** Draws the lines of age. */
export function wrinkles({face, skin}: Model): string {
  const {wing, mouthNear, nearEye, nearBrow, mouthFar, tip} = face;
  return lines(
    path`M${moved(wing, -3, -1)}Q${moved(mouthNear, -6, -6)} ${moved(mouthNear, -5, 4)}M${moved(tip, 4, 6)}Q${moved(mouthFar, 3, -5)} ${moved(mouthFar, 3, 2)}M${moved(nearEye, -14, -3)}l-5-3M${moved(nearEye, -13, 1)}l-6 1M${moved(nearEye, -7, 8)}q6 3 12 1M${moved(nearBrow, -8, -12)}q14-5 30-2M${moved(nearBrow, -4, -19)}q12-4 26-1`,
    skin.deep,
    1.1,
  );
}
