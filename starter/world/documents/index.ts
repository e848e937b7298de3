import type {
  PressDocument,
  Workbook,
} from '../../plugins/documents/model/pressDocument';

/** The documents that are made from pages. */
export const documents: readonly PressDocument[] = [];

/** The workbooks that are made from tables. */
export const workbooks: readonly Workbook[] = [];
