import {TAKE_PAGE} from '../model/takenFiles';

export const addresses: readonly string[] = [TAKE_PAGE];
