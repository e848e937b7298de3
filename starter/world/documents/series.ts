import type {Series} from '../../src/features/documents/lib/pressDocument';

/** The series of a world without documents. */
export const series: Readonly<Record<string, Series>> = {};
