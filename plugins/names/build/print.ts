import {left, type PrintedComponents} from '../../press/parts/part';

export const print: PrintedComponents = {
  NameGenerator: left,
};
