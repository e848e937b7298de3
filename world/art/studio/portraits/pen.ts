import {INK} from '../arms/tinctures';
import type {Profile} from './profile';
import type {Tone} from './shades';
import type {Sitter} from './sitter';

/** The data of a portrait: sitter, profile, and skin tone. */
export type Model = {
  readonly sitter: Sitter;
  readonly profile: Profile;
  readonly skin: Tone;
};

const PEN = `stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"`;

/** Draws a filled and outlined shape. */
export function filled(d: string, fill: string, pen = 1.6): string {
  return d === ''
    ? ''
    : `<path d="${d}" fill="${fill}" stroke-width="${pen}" ${PEN}/>`;
}

/** Draws lines without a fill. */
export function lines(d: string, paint: string, wide = 1.6): string {
  return d === ''
    ? ''
    : `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
