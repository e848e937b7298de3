import type {PressDocument} from '../../features/documents/lib/pressDocument';

/** Of a world that presses no documents. */
export const documents: readonly PressDocument[] = [];
