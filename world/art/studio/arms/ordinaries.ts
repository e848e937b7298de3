import type {OrdinaryName, Reach} from './armsTypes';
import {number, range} from './charges/figure';

type OrdinaryFacts = {
  readonly one: string;
  /** Its description in plain words. */
  readonly plain: string;
  /** Its outline; that of a bordure depends on the surface. */
  readonly path: (reach: Reach) => string;
  /** The words that introduce it if it is described after the charges. */
  readonly joint?: string;
};

/** Returns a wavy horizontal line. */
function computeWave(y: number, swing: number): string {
  const waves = range(5).map(() => `q10 ${-swing} 20 0t20 0`);
  return `M0 ${number(y)}${waves.join('')}`;
}

/** Returns a vertical band with wavy edges. */
function wavyPale({top, foot}: Reach): string {
  const start = Math.ceil(top / 40) * 40 - 20;
  const waves = range(Math.ceil((foot + 5 - start) / 40));
  const down = waves.map(() => 'q-14 10 0 20t0 20').join('');
  const up = waves.map(() => 'q14-10 0-20t0-20').join('');
  return `M66 ${start}${down}H134${up}Z`;
}

/** Returns a horizontal band with wavy edges. */
export function wavyBand(top: number, foot: number, swing: number): string {
  const back = range(5).map(() => `q-10 ${-swing}-20 0t-20 0`);
  return `${computeWave(top, swing)}L200 ${number(foot)}${back.join('')}Z`;
}

/** All ordinaries. */
export const ordinaries: Readonly<Record<OrdinaryName, OrdinaryFacts>> = {
  chief: {
    joint: ', ',
    one: 'a chief',
    plain: 'a band across the top',
    path: ({top}) => `M-5${top - 5}H205V76H-5Z`,
  },
  baseWavy: {
    joint: ', ',
    one: 'a base wavy',
    plain: 'a foot of waves',
    path: ({foot}) => `${computeWave(172, 10)}V${foot + 5}H0Z`,
  },
  bordure: {joint: ', ', one: 'a bordure', plain: 'a border', path: () => ''},
  fess: {
    one: 'a fess',
    plain: 'a band across the middle',
    path: () => 'M-5 82H205V142H-5Z',
  },
  barrulets: {
    joint: ' between ',
    one: 'two barrulets',
    plain: 'two thin bars',
    path: () => 'M-5 52H205V64H-5ZM-5 160H205V172H-5Z',
  },
  chevron: {
    one: 'a chevron',
    plain: 'a band bent like a rafter',
    path: () => 'M-10 186L100 86L210 186V228L100 128L-10 228Z',
  },
  paleWavy: {
    one: 'a pale wavy',
    plain: 'a wavy band down the middle',
    path: wavyPale,
  },
};
