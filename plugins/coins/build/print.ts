import {left, type PrintedComponents} from '../../press/parts/part';

export const print: PrintedComponents = {
  CoinConverter: left,
};
