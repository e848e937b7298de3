import type {PressDocument} from '../../lib/pressDocument';

/** Of a world that presses no documents. */
export const documents: readonly PressDocument[] = [];
