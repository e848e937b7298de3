import {FORGET_PAGE} from '../model/forgetPage';

export const addresses: readonly string[] = [FORGET_PAGE];
