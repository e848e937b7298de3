import type {Sheet} from '../../../src/shared/model/csv';
import type {Diagram} from './diagram';
import {placePlanes, type CenterShape} from './placePlanes';
import {placeNamesInRing, type RingColumns} from './placeNamesInRing';
import {yearWheel} from './yearWheel';

/** How to draw the rows of a table. */
export type DiagramShape =
  | {readonly shape: 'ring'; readonly columns: RingColumns}
  | {readonly shape: 'year'}
  | ({readonly shape: 'center'} & CenterShape);

/** A diagram of a world: how it is drawn, and its alternative text. */
export type DiagramRow = DiagramShape & {
  readonly title: string;
  /** Alternative text. */
  readonly description: string;
  readonly caption: string;
};

export function drawDiagram(diagram: DiagramShape, sheet: Sheet): Diagram {
  switch (diagram.shape) {
    case 'ring':
      return placeNamesInRing(sheet, diagram.columns);
    case 'year':
      return yearWheel(sheet);
    case 'center':
      return placePlanes(sheet, diagram);
  }
}
