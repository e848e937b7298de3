import {landingSheet, riverSheet, type RiverLands} from './riverTables';
import {legDays, seatDays, seatMiles, type NamedLeg} from './seatTables';
import type {Sheet} from '../../src/shared/lib/csv';
import {loadFeatures, readAtlas, readSheet} from './readAtlas';

/** The seats that charted ways connect, in the order of the tables. */
const SEATS = [
  'Harrowmere',
  'Kadrun',
  'Skarhold',
  'Gurzh',
  'Vell',
  'Emeraldine',
  'Toros',
  'Aserion',
  'Thornmoot',
  'Ostmark',
  'Ssahrak',
] as const;

function listLegs(folder: string): readonly NamedLeg[] {
  const {columns, rows} = readSheet(folder, 'world-info/distances.csv');
  return rows.map((row) => {
    const cell = (column: string): string => row[columns.indexOf(column)] ?? '';
    return {from: cell('From'), to: cell('To'), by: cell('By')};
  });
}

function findRiverLands(folder: string): RiverLands {
  return {
    rivers: loadFeatures(folder, 'rivers').lines,
    ranges: loadFeatures(folder, 'ranges').lines,
    seas: loadFeatures(folder, 'seas').points,
    territories: loadFeatures(folder, 'territories').areas,
    roads: loadFeatures(folder, 'roads').lines,
  };
}

/** Tables of travel that are derived from the map, by path. */
export function travelSheets(folder: string): Readonly<Record<string, Sheet>> {
  const atlas = readAtlas(folder);
  return {
    'world-info/almanac/seat-miles.csv': seatMiles(atlas, SEATS),
    'world-info/almanac/seat-days.csv': seatDays(atlas, SEATS),
    'world-info/almanac/leg-days.csv': legDays(atlas, listLegs(folder)),
    'world-info/almanac/rivers.csv': riverSheet(findRiverLands(folder)),
    'world-info/almanac/river-landings.csv': landingSheet(
      atlas,
      loadFeatures(folder, 'waterways').lines,
    ),
  };
}
