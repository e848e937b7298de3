import type {PressDocument} from '../../src/features/documents/lib/pressDocument';

/** The documents of a world without any. */
export const documents: readonly PressDocument[] = [];
