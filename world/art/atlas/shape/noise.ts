import {createNoise2D, type NoiseFunction2D} from 'simplex-noise';
import {random, type Random} from '../../studio/noise';
import {clamp} from '../../../../scripts/drawing/vector';

/** The seed of all random numbers on the maps. */
const SEED = 'Orrameth 1127';

const fields = new Map<string, NoiseFunction2D>();

/** Returns a random generator for one purpose, independent of all others. */
export function chance(purpose: string): Random {
  return random(`${SEED}: ${purpose}`);
}

/** Returns smooth noise for one purpose, from −1 to 1. */
export function noise(purpose: string): NoiseFunction2D {
  const known = fields.get(purpose);
  if (known !== undefined) {
    return known;
  }
  const made = createNoise2D(chance(purpose));
  fields.set(purpose, made);
  return made;
}

export type Layers = {
  /** Wavelength of the first octave. */
  readonly wave: number;
  readonly octaves: number;
  /** Amplitude of each octave relative to the one before. */
  readonly gain?: number;
};

/** Returns fractal noise for one purpose, from −1 to 1. */
export function layered(purpose: string, layers: Layers): NoiseFunction2D {
  const base = noise(purpose);
  const {wave, octaves, gain = 0.5} = layers;
  return (x, y) => {
    let [strength, scale, sum, total] = [1, 1 / wave, 0, 0];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * base(x * scale, y * scale);
      total += strength;
      strength *= gain;
      scale *= 2.03;
    }
    return sum / total;
  };
}

/**
 * Returns ridged noise from 0 to 1, in which each octave is strongest on the ridges of the one
 * before.
 */
export function crests(purpose: string, layers: Layers): NoiseFunction2D {
  const base = noise(purpose);
  const {wave, octaves} = layers;
  return (x, y) => {
    let [strength, scale, sum, total, before] = [1, 1 / wave, 0, 0, 1];
    for (let octave = 0; octave < octaves; octave += 1) {
      const fold = (1 - Math.abs(base(x * scale, y * scale))) ** 2;
      sum += strength * fold * before;
      total += strength;
      before = clamp(fold * 1.6);
      strength *= 0.5;
      scale *= 2.1;
    }
    return sum / total;
  };
}
