import type {Chain, Point} from '../../../../scripts/drawing/vector';

/** A part of a plan that players may not see before they find it. */
type Hideable = {readonly isSecret?: true};

/** A floor with its walls. */
export type Room = Hideable & {
  readonly ring: Chain;
  readonly floor: 'wood' | 'stone' | 'earth' | 'slate';
};

/** An opening in a wall, centered on it; `turn` is the direction of the wall in degrees. */
export type Opening = Hideable & {
  readonly kind: 'door' | 'window' | 'passage' | 'bricked';
  readonly at: Point;
  readonly turn: number;
  readonly width: number;
};

/** Furniture, or another thing on the floor. */
export type Thing = Hideable & {
  readonly kind:
    | 'barrel'
    | 'basin'
    | 'bed'
    | 'bench'
    | 'boat'
    | 'cross'
    | 'hatch'
    | 'hearth'
    | 'hive'
    | 'ladder'
    | 'prints'
    | 'scale'
    | 'stairs'
    | 'table';
  readonly at: Point;
  /** Clockwise, in degrees. */
  readonly turn?: number;
  /** Its width and depth in units, where they differ from those of its kind. */
  readonly size?: Point;
};

/** A site of a few rooms from above; a foot is eight units. */
export type SitePlan = {
  /** Its names in the lists of keyed places, which do not betray that they are the same. */
  readonly site: string;
  readonly masterSite?: string;
  readonly subtitle: string;
  /** File name without ending. */
  readonly file: string;
  readonly ground: 'day' | 'below';
  /** Whether all floors have squares of five feet. */
  readonly isSquared?: true;
  readonly waters: readonly Chain[];
  readonly rooms: readonly Room[];
  readonly openings: readonly Opening[];
  readonly things: readonly Thing[];
  /** Words on the plan, centered on a point. */
  readonly names: readonly (Hideable & {
    readonly text: string;
    readonly at: Point;
  })[];
};

/** Whether a part may be shown to players. */
function isOpen({isSecret}: Hideable): boolean {
  return isSecret !== true;
}

/** The plan that players may see: without all parts that are secret. */
export function hideSecrets(plan: SitePlan): SitePlan {
  return {
    ...plan,
    rooms: plan.rooms.filter(isOpen),
    openings: plan.openings.filter(isOpen),
    things: plan.things.filter(isOpen),
    names: plan.names.filter(isOpen),
  };
}
