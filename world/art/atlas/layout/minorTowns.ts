import type {Point} from '../../../../scripts/drawing/vector';
import type {PlaceKind} from './places';

/** A town or camp that only regional maps are large enough to show. */
export type MinorTown = {
  readonly name: string;
  readonly kind: PlaceKind;
  /** Id of its territory. */
  readonly territory: string;
  /** Its position in miles. */
  readonly at: Point;
};

type Row = readonly [name: string, x: number, y: number];

function inTerritory(
  territory: string,
  kind: PlaceKind,
  rows: readonly Row[],
): readonly MinorTown[] {
  return rows.map(([name, x, y]) => ({name, kind, territory, at: [x, y]}));
}

/** The towns and camps that the tables of lands name, beside those of the world map. */
export const minorTowns: readonly MinorTown[] = [
  ...inTerritory('torosia', 'town', [
    ['Vellana', 888.4, 1056.9],
    ['Mettia', 868, 1092],
    ['Ruvella', 918, 1105.2],
    ['Ostina', 905, 1088.7],
    ['Corvana', 872, 1177.2],
    ['Hadrana', 945, 1066],
    ['Drusca', 838, 1183.5],
    ['Pharra', 1040, 1050],
  ]),
  ...inTerritory('torosia', 'port', [['Varrana', 931, 1284]]),
  ...inTerritory('n-eastern-continent', 'town', [
    ['New Sallis', 1880, 740],
    ['Sower’s Cross', 2330, 845],
    ['Warmstone', 2252, 690],
  ]),
  ...inTerritory('n-eastern-continent', 'port', [
    ['Furrier’s Reach', 1935, 404],
  ]),
  ...inTerritory('deep-north', 'site', [
    ['Rib Shore', 930, 188],
    ['Two Breaths', 1096, 240],
    ['Hollow Chair', 1380, 100],
    ['Late Sun', 890, 112],
    ['Third Landing', 1206, 112],
  ]),
  ...inTerritory('unclaimed', 'site', [
    ['Rope’s End', 2472.3, 1083.6],
    ['Kiln Foot', 2484, 1146],
    ['Nine Casks', 2535, 1095],
  ]),
];
