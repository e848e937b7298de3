import type {PressDocument} from '../../features/documents/lib/pressDocument';

/** The documents of a world without any. */
export const documents: readonly PressDocument[] = [];
