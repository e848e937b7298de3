import type {Division, Reach} from './armsTypes';
import {number, range} from './charges/figure';
import {wavyBand} from './ordinaries';

type DivisionFacts = {
  readonly name: string;
  /** Its description in plain words. */
  readonly plain: string;
  /** The part of the field in the second tincture. */
  readonly second: (reach: Reach) => string;
};

/** Returns the whole numbers in a range. */
function steps(from: number, to: number): readonly number[] {
  const first = Math.floor(from);
  return range(Math.ceil(to) - first).map((step) => first + step);
}

/** Returns a row of scales; every second row is offset. */
function scales(row: number): string {
  const shift = row % 2 === 0 ? 0 : -12.5;
  return range(9)
    .map((column) => {
      const x = number(column * 25 + shift);
      const y = number(row * 19 - 6);
      return `M${x} ${y}a12.500 15 0 0 0 25 0h-3.500a9 11 0 0 1-18 0Z`;
    })
    .join('');
}

/** All divisions of the field. */
export const divisions: Readonly<Record<Division, DivisionFacts>> = {
  perPale: {
    name: 'per pale',
    plain: 'halved upright',
    second: ({top, foot}) => `M100 ${top}H200V${foot}H100Z`,
  },
  perFess: {
    name: 'per fess',
    plain: 'halved across',
    second: ({foot}) => `M0 112H200V${foot}H0Z`,
  },
  quarterly: {
    name: 'quarterly',
    plain: 'quartered',
    second: ({top, foot}) => `M100 ${top}H200V110H100ZM0 110H100V${foot}H0Z`,
  },
  barryWavy: {
    name: 'barry wavy of ten',
    plain: 'striped with waves',
    second: ({top, foot}) =>
      steps(top / 48, foot / 48)
        .map((bar) => wavyBand(24 + bar * 48, 48 + bar * 48, 9))
        .join(''),
  },
  papelonny: {
    name: 'papelonny',
    plain: 'covered with scales',
    second: ({top, foot}) =>
      steps(top / 19, (foot + 20) / 19)
        .map(scales)
        .join(''),
  },
};
