import type {
  PressDocument,
  Workbook,
} from '../../src/features/documents/lib/pressDocument';

/** The documents that are made from pages. */
export const documents: readonly PressDocument[] = [];

/** The workbooks that are made from tables. */
export const workbooks: readonly Workbook[] = [];
