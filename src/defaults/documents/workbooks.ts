import type {Workbook} from '../../features/documents/lib/pressDocument';

/** Of a world without workbooks. */
export const workbooks: readonly Workbook[] = [];
