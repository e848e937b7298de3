import type {PlaceKind} from '../../model/places';

/** A symbol: a shape filled with the paper color, and lines in ink or the accent color of the map. */
export type Sign = {
  readonly shape: string;
  readonly mark?: string;
  readonly isAccent?: boolean;
};

const RING = 'M0-4.6a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2Z';
const DOT = 'M0-1.9a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8Z';

/** The symbols of places, centered on the origin. */
export const signs: Readonly<Record<PlaceKind, Sign>> = {
  seat: {
    shape:
      'M-7.5 6v-8.5h2.4v-3.3h2.7v3.3h1.2v-6h2.4v6h1.2v-3.3h2.7v3.3h2.4v8.5Z',
    mark: 'M0-8.5v-3l4 1.5Z',
    isAccent: true,
  },
  town: {shape: RING, mark: DOT},
  port: {shape: RING, mark: DOT, isAccent: true},
  gate: {
    shape:
      'M-5.4 6v-6.6a5.4 5.4 0 0 1 10.8 0v6.6h-3v-6.2a2.4 2.4 0 0 0-4.8 0v6.2Z',
    isAccent: true,
  },
  ruin: {
    shape:
      'M0-6.8l2 4.8l5 .3l-3.9 3.2l1.3 5l-4.4-2.7l-4.4 2.7l1.3-5l-3.9-3.2l5-.3Z',
    isAccent: true,
  },
  site: {shape: 'M0-6.5l6 6.5l-6 6.5l-6-6.5Z', isAccent: true},
  mouth: {shape: 'M-7 4.5a7 8 0 0 1 14 0Z', mark: 'M-4 4.5a4 5 0 0 1 8 0Z'},
};

/** The id of the SVG symbol of a kind of places. */
export function signId(kind: PlaceKind): string {
  return `sign-${kind}`;
}
