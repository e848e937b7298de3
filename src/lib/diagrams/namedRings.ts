import type {Sheet} from '../csv';
import type {Diagram} from './diagram';
import {ringOfNames} from './ringOfNames';

/** Draws the Wheel: elements in a ring, with the month of each outside and its opposite across. */
export function wheelOfElements(sheet: Sheet): Diagram {
  return ringOfNames(sheet, {
    name: 'Element',
    outside: 'Month',
    color: 'Color',
    tie: 'Opposite',
  });
}

/** Draws the Houses in a ring, with the Gate of each outside and lines between rivals. */
export function ringOfHouses(sheet: Sheet): Diagram {
  return ringOfNames(sheet, {
    name: 'House',
    outside: 'Gate',
    color: 'Color',
    tie: 'Rival',
  });
}
