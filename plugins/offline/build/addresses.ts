import {KEEP_PAGE} from '../model/keepPage';

export const addresses: readonly string[] = [KEEP_PAGE];
