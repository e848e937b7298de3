import {SHEET_PAGE} from '../../../src/site/sheetPage';

export const addresses: readonly string[] = [SHEET_PAGE];
