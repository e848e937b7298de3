import {diagrams} from '../../../world/diagrams';
import type {DiagramRow} from './drawDiagram';

const rows: Readonly<Record<string, DiagramRow>> = diagrams;

/**
 * Finds a diagram by its name.
 *
 * @throws Error listing the existing names if this one does not exist.
 */
export function diagramNamed(name: string): DiagramRow {
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (row === undefined) {
    throw new Error(
      `Found the diagram "${name}", expected one from world/diagrams.ts: ${Object.keys(rows).join(', ')}.`,
    );
  }
  return row;
}
