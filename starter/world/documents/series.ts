import type {Series} from '../../src/features/documents/lib/pressDocument';

/** The series that documents belong to. */
export const series: Readonly<Record<string, Series>> = {};
