import type {Series} from '../../features/documents/lib/pressDocument';

/** Of a world that presses no documents. */
export const series: Readonly<Record<string, Series>> = {};
