import {mix} from '../canvas';
import {css, type Palette} from './palettes';

/** Draws a thing that stands in a scene, in the light of that scene: SVG with its foot at 0, 0. */
export type Draw = (palette: Palette) => string;

/** The color of a thing in front, in the air of its scene; a share above 1 makes it lighter. */
export function getShadow({near, mist}: Palette, share: number): string {
  return css(mix(near, mist, 0.3), share);
}
