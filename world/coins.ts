import type {Coinage} from '../src/lib/coins';

export const coinage = {
  standard: [
    {name: 'crown', bits: 200},
    {name: 'mark', bits: 10},
    {name: 'bit', bits: 1},
  ],
  plurals: {leaf: 'leaves', tooth: 'teeth'},
  changer: {pieces: 100, share: 1 / 20},
} as const satisfies Coinage;
