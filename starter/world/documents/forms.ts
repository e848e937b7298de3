import type {FormDocument} from '../../plugins/press/form/formDocument';

/** The forms that readers fill in: none yet. */
export const forms: readonly FormDocument[] = [];
