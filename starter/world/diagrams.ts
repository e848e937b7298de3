import type {DiagramRow} from '../plugins/diagrams/model/drawDiagram';

/** The diagrams of this world: none yet. */
export const diagrams: Readonly<Record<string, DiagramRow>> = {};
