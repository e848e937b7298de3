import type {NewRow} from '../src/site/newKinds';

/** A world without a data file of names: those of titles are known. */
export const nameRow: NewRow | undefined = undefined;
