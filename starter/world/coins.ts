import type {Coinage} from '../plugins/coins/model/coins';

/** The coinage of a world without a table of coins. */
export const coinage: Coinage = {
  standard: [],
  plurals: {},
  changer: {pieces: 0, share: 0},
  example: {amount: 0, coin: '', city: ''},
};
