import {SEARCH_PAGE} from '../../../src/site/searchPage';

export const addresses: readonly string[] = [SEARCH_PAGE];
