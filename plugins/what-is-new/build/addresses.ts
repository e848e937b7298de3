import {NEWS_PAGE} from '../../../src/site/newsPage';

export const addresses: readonly string[] = [NEWS_PAGE];
