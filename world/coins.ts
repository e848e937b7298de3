import type {Coinage} from '../plugins/coins/model/coins';

export const coinage = {
  standard: [
    {name: 'crown', bits: 200},
    {name: 'mark', bits: 10},
    {name: 'bit', bits: 1},
  ],
  plurals: {leaf: 'leaves', tooth: 'teeth'},
  changer: {pieces: 100, share: 1 / 20},
  // This is the price of a horse.
  example: {amount: 25, coin: 'ring', city: 'Vell'},
} as const satisfies Coinage;
