import type {Color} from '../canvas';
import type {Weather} from '../views/weather';
import type {Outlook} from './camera';
import type {Mesh} from './mesh';
import type {Point} from './point';

/** The light of a scene; colors are those of a white surface in it, and may exceed 255. */
export type Light = {
  /** Direction to the sun or moon. */
  readonly toSun: Point;
  readonly sun: Color;
  /** Light from above, and from the ground. */
  readonly above: Color;
  readonly below: Color;
};

export type Air = {
  /** Colors of the sky from the top to the horizon. */
  readonly sky: readonly Color[];
  readonly clouds?: {
    readonly color: Color;
    readonly cover: number;
    readonly length?: number;
  };
  readonly stars?: boolean;
  /** Northern lights. */
  readonly aurora?: readonly Color[];
  readonly haze: Color;
  /** Color of the haze toward the sun. */
  readonly glare: Color;
  /** Distance at which haze covers two thirds of what is seen, in paces. */
  readonly reach: number;
  /** Height of mist on the ground in paces, and the distance at which it is as dense as haze. */
  readonly mist?: {readonly height: number; readonly reach: number};
};

export type Water = {
  readonly color: Color;
  /** Height of waves: 0 is a mirror. */
  readonly waves: number;
  /** Height of the surface. */
  readonly level?: number;
};

/** A lamp or fire. */
export type Lamp = {
  readonly at: Point;
  /** Radius of its glow in paces. */
  readonly reach: number;
  readonly color: Color;
};

/** Smoke that rises and drifts. */
export type Smoke = {
  readonly at: Point;
  readonly tall: number;
  /** Width at its top, and how far it drifts east by then. */
  readonly wide: number;
  readonly drift: number;
  readonly color: Color;
  /** How dense it is, from 0 to 1. */
  readonly dense?: number;
};

/** A landscape that is built in space and painted. */
export type Vista = {
  readonly seed: string;
  readonly outlook: Outlook;
  readonly light: Light;
  readonly air: Air;
  /** The disk of the ground in which shadows fall. */
  readonly shadows: {readonly center: Point; readonly reach: number};
  readonly water?: Water;
  readonly lamps?: readonly Lamp[];
  readonly smoke?: readonly Smoke[];
  readonly weather?: Weather;
  readonly build: () => Mesh;
};
