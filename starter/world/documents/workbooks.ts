import type {Workbook} from '../../src/features/documents/lib/pressDocument';

/** The workbooks of a world without any. */
export const workbooks: readonly Workbook[] = [];
