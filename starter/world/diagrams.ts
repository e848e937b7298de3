import type {DiagramRow} from '../src/features/diagrams/lib/drawDiagram';

/** The diagrams of a world without any. */
export const diagrams: Readonly<Record<string, DiagramRow>> = {};
