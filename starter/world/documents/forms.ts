import type {FormDocument} from '../../plugins/press/form/formDocument';

/** The documents that readers fill in. */
export const forms: readonly FormDocument[] = [];
