import {TAKE_PAGE} from '../../../src/site/takePage';

export const addresses: readonly string[] = [TAKE_PAGE];
