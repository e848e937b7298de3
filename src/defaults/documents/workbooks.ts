import type {Workbook} from '../../lib/pressDocument';

/** Of a world without workbooks. */
export const workbooks: readonly Workbook[] = [];
