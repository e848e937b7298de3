import type {Coinage} from '../plugins/coins/model/coins';

/** This world has no table of coins. */
export const coinage: Coinage = {
  standard: [],
  plurals: {},
  changer: {pieces: 0, share: 0},
  example: {amount: 0, coin: '', city: ''},
};
