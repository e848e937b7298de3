import type {Chain, Point} from '../../../../scripts/drawing/vector';

/** A street, channel or cable, and its width in units of the plan. */
export type Way = {readonly line: Chain; readonly width: number};

/** A bridge, and if it is numbered, its name on the board and the middle of its numeral. */
export type Bridge = Way & {readonly name?: string; readonly markAt?: Point};

/** A ward, or another area built over with houses. */
export type Quarter = {
  /** Its name, if it has one that is written on the plan, and where. */
  readonly name?: string;
  readonly labelAt?: Point;
  readonly ring: Chain;
  /** The direction of its rows of houses, in degrees. */
  readonly turn: number;
  /** The share of plots that have a house. */
  readonly density: number;
};

/** A city from above, without its keyed places; a unit is about two paces. */
export type CityGround = {
  /** Its name in the list of keyed places. */
  readonly city: string;
  readonly subtitle: string;
  readonly file: string;
  readonly alt: string;
  readonly look: 'land' | 'dry' | 'cave';
  /** Lakes, seas and harbors, as rings. */
  readonly waters: readonly Chain[];
  readonly rivers: readonly Way[];
  readonly streets: readonly Way[];
  readonly bridges: readonly Bridge[];
  /** City walls with a tower at each point, quays, and moles. */
  readonly walls: readonly Chain[];
  readonly quays: readonly Chain[];
  readonly quarters: readonly Quarter[];
  /** Names of water and roads, centered on a point. */
  readonly names: readonly {readonly text: string; readonly at: Point}[];
  /** Street lamps that are drawn one by one. */
  readonly lamps?: readonly Point[];
  /** Smoke over the city, as circles that overlap. */
  readonly smoke?: readonly {readonly at: Point; readonly reach: number}[];
};

/** A numbered place, and its point. */
export type KeyedPlace = {readonly name: string; readonly at: Point};

/** A city with its keyed places, in order. */
export type CityPlan = CityGround & {readonly places: readonly KeyedPlace[]};

/** The area of the drawing beside its key, and the whole sheet, in units. */
export const SIZE = {map: 1170, width: 1600, height: 1000} as const;
