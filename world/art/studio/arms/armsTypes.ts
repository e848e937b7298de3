import type {ChargeName} from './charges';
import type {Tincture} from './tinctures';

/** How a shield is parted, where it is. */
export type Division =
  'barryWavy' | 'papelonny' | 'perFess' | 'perPale' | 'quarterly';

/** The broad shapes that lie on a field. */
export type OrdinaryName =
  | 'barrulets'
  | 'baseWavy'
  | 'bordure'
  | 'chevron'
  | 'chief'
  | 'fess'
  | 'paleWavy';

/** Where charges stand, and so how many there are. */
export type Place =
  | 'above'
  | 'across'
  | 'alone'
  | 'aroundChevron'
  | 'atShore'
  | 'beside'
  | 'foot'
  | 'inOrle'
  | 'low'
  | 'nombril'
  | 'onChief'
  | 'onFess'
  | 'onPale'
  | 'quarters'
  | 'small'
  | 'twoAndOne';

export type Field =
  | {
      readonly division: Division;
      readonly tinctures: readonly [Tincture, Tincture];
    }
  | Tincture;

/** A figure on a shield, as often as its place says. */
export type Charge = {
  readonly charge: ChargeName;
  /** Counterchanged: each half takes the tincture of the other. */
  readonly tincture: Tincture | 'counterchanged';
  readonly place: Place;
  /** What lies on each of the figures. */
  readonly on?: {readonly charge: ChargeName; readonly tincture: Tincture};
};

export type Ordinary = {
  readonly ordinary: OrdinaryName;
  readonly tincture: Tincture;
  /** The figures that lie on it. */
  readonly on?: Charge;
};

export type Layer = Charge | Ordinary;

/** How far up and down what is drawn must go, in the units of a shield of 200 by 240. */
export type Reach = {readonly top: number; readonly foot: number};

/** The outline of a shield. */
export type Escutcheon = 'bowl' | 'heater' | 'kite' | 'roundel';

/** Arms as heralds hold them: a field, and what lies on it from the back to the front. */
export type Arms = {
  /** File name without its ending. */
  readonly id: string;
  /** Who bears them, as `House Aurel`. */
  readonly bearer: string;
  readonly shape: Escutcheon;
  readonly field: Field;
  readonly layers: readonly Layer[];
};

/** The tinctures of a field, one or two. */
export function listTinctures(field: Field): readonly Tincture[] {
  return typeof field === 'string' ? [field] : field.tinctures;
}
