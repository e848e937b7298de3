import type {DiagramRow} from '../plugins/diagrams/model/drawDiagram';

/** The diagrams of a world without any. */
export const diagrams: Readonly<Record<string, DiagramRow>> = {};
