import type {
  PressDocument,
  Workbook,
} from '../../plugins/documents/model/pressDocument';

/** The documents that are made from pages: none yet. */
export const documents: readonly PressDocument[] = [];

/** The workbooks that are made from tables: none yet. */
export const workbooks: readonly Workbook[] = [];
