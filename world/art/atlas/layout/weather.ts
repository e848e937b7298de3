import type {Point} from '../../../../scripts/drawing/vector';

/** A region that is wetter or drier than the simulated winds would make it. */
export type Spell = {
  readonly center: Point;
  /** In miles. */
  readonly reach: number;
  /** How much wetter; negative if drier. */
  readonly more: number;
};

export const spells: readonly Spell[] = [
  // the forests of the Courts
  {center: [860, 1430], reach: 170, more: 0.5},
  // the grassland of the clans
  {center: [1340, 740], reach: 230, more: -0.22},
  // the plain of horses
  {center: [640, 480], reach: 130, more: -0.25},
  // the tar woods of Furuwold
  {center: [1000, 430], reach: 110, more: 0.3},
  // the desert that a single river crosses
  {center: [2280, 1500], reach: 420, more: -0.75},
  // broken land behind the Glass Coast
  {center: [2540, 1130], reach: 230, more: -0.5},
  // the farmland of the League
  {center: [780, 750], reach: 200, more: -0.12},
  // the valleys of pale stone
  {center: [1230, 1200], reach: 150, more: 0.12},
];
