import type {StudioPicture} from '../studioPicture';
import {companions} from './casts/companions';
import {latchkeepers} from './casts/latchkeepers';
import {lamplighters, wardPeople} from './casts/ofToros';
import {peoples} from './casts/peoples';
import {rulers} from './casts/rulers';
import {drawPortrait} from './drawPortrait';
import type {Sitter} from './sitter';

/** The sitters, by the folder below static/ that contains their portraits. */
export const casts: Readonly<Record<string, readonly Sitter[]>> = {
  'campaigns/return-of-the-gatewatcher/characters': [
    ...latchkeepers,
    ...companions,
  ],
  'campaigns/shroud-of-the-empire/characters': [...lamplighters, ...wardPeople],
  'world-info/rulers': rulers,
  'world-info/peoples/portraits': peoples,
};

function portrait(folder: string, sitter: Sitter): StudioPicture {
  const {id, name, alt, note} = sitter;
  return {
    folder,
    file: `${id}.svg`,
    title: name,
    alt,
    notes: {note},
    make: () => Promise.resolve(drawPortrait(sitter)),
  };
}

/** The portraits of named characters. */
export const portraitPictures: readonly StudioPicture[] = Object.entries(
  casts,
).flatMap(([folder, sitters]) =>
  sitters.map((sitter) => portrait(folder, sitter)),
);
