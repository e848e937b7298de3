import type {Series} from '../../plugins/documents/model/pressDocument';

/** The series that documents belong to: none yet. */
export const series: Readonly<Record<string, Series>> = {};
