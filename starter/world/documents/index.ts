import type {
  PressDocument,
  Series,
  Workbook,
} from '../../src/features/documents/lib/pressDocument';

/** The documents that are made from pages. */
export const documents: readonly PressDocument[] = [];

/** The series that documents belong to. */
export const series: Readonly<Record<string, Series>> = {};

/** The workbooks that are made from tables. */
export const workbooks: readonly Workbook[] = [];
