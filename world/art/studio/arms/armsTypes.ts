import type {ChargeName} from './charges';
import type {Tincture} from './tinctures';

/** A division of the field. */
export type Division =
  'barryWavy' | 'papelonny' | 'perFess' | 'perPale' | 'quarterly';

/** The ordinaries: broad shapes on a field. */
export type OrdinaryName =
  | 'barrulets'
  | 'baseWavy'
  | 'bordure'
  | 'chevron'
  | 'chief'
  | 'fess'
  | 'paleWavy';

/** Position and number of charges. */
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

/** A charge, repeated for each spot of its place. */
export type Charge = {
  readonly charge: ChargeName;
  /** Counterchanged charges have the tincture of the opposite half. */
  readonly tincture: Tincture | 'counterchanged';
  readonly place: Place;
  /** A charge on each of the figures. */
  readonly on?: {readonly charge: ChargeName; readonly tincture: Tincture};
};

export type Ordinary = {
  readonly ordinary: OrdinaryName;
  readonly tincture: Tincture;
  /** The charges on it. */
  readonly on?: Charge;
};

export type Layer = Charge | Ordinary;

/** The vertical extent of the drawing, in the units of a shield of 200 by 240. */
export type Reach = {readonly top: number; readonly foot: number};

/** The shape of a shield. */
export type Escutcheon = 'bowl' | 'heater' | 'kite' | 'roundel';

/** A coat of arms: a field, and its layers from back to front. */
export type Arms = {
  /** The file name without extension. */
  readonly id: string;
  /** The bearer, such as `House Aurel`. */
  readonly bearer: string;
  readonly shape: Escutcheon;
  readonly field: Field;
  readonly layers: readonly Layer[];
};

/** Lists the one or two tinctures of a field. */
export function listTinctures(field: Field): readonly Tincture[] {
  return typeof field === 'string' ? [field] : field.tinctures;
}
