import type {Workbook} from '../../features/documents/lib/pressDocument';

/** The workbooks of a world without any. */
export const workbooks: readonly Workbook[] = [];
