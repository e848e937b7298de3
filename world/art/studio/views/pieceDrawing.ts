import {mix} from '../canvas';
import {css, type Palette} from './palettes';

/** Draws an object of a scene in its palette, as SVG with its foot at the origin. */
export type Draw = (palette: Palette) => string;

/** Returns the color of a foreground object with some haze; a factor above 1 makes it lighter. */
export function getShadow({near, mist}: Palette, share: number): string {
  return css(mix(near, mist, 0.3), share);
}
