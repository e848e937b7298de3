import {left, type PrintedComponents} from '../../press/parts/part';

export const print: PrintedComponents = {
  Catalogue: left,
};
