import type {Build} from './build';
import {addUp, rulePages, type Sum} from './sum';
import {findRow, parseCell, type CharacterTables, type Row} from './tables';

export const MARKS_PER_CROWN = 20;

/** Action points that a load costs by its share of Lift; more can only be dragged. */
const LOADS = [
  {upToHalves: 1, toll: 0},
  {upToHalves: 2, toll: 1},
  {upToHalves: 3, toll: 3},
] as const;

/** Finds a thing that characters can carry by its name, regardless of case. */
export function findThing(
  {weapons, gear, armors, shields}: CharacterTables,
  name: string,
): Row | undefined {
  return (
    findRow(weapons, 'Weapon', name) ??
    findRow(gear, 'Item', name) ??
    findRow(armors, 'Armor', name) ??
    findRow(shields, 'Shield', name)
  );
}

/** Returns the price of a row in silver marks; only gear is priced in marks. */
export function readMarks(row: Row): number {
  const marks = row['Price (marks)'];
  return marks === undefined
    ? Math.round(parseCell(row['Price (crowns)']) * MARKS_PER_CROWN * 100) / 100
    : parseCell(marks);
}

type Worth = {
  readonly label: string;
  readonly row: Row;
  readonly count: number;
};

function listWorth({
  tables,
  character,
  armor,
  shield,
}: Build): readonly Worth[] {
  const worn = [
    {label: character.armor, row: armor, count: 1},
    {label: character.shield, row: shield, count: 1},
    ...character.gear.map(({name, count}) => ({
      label: count === 1 ? name : `${count} × ${name}`,
      row: findThing(tables, name),
      count,
    })),
  ];
  return worn.flatMap(({row, ...rest}) =>
    row === undefined ? [] : [{row, ...rest}],
  );
}

/** Lists carried items that are in no table, and therefore have neither weight nor price. */
export function listUnknown({tables, character}: Build): readonly string[] {
  return character.gear
    .map(({name}) => name)
    .filter((name) => findThing(tables, name) === undefined);
}

/** Adds up the weight of everything carried, in pounds. */
export function weighLoad(build: Build): Sum {
  const parts = listWorth(build).map(
    ({label, row, count}) =>
      [label, parseCell(row['Weight (lb)']) * count] as const,
  );
  return addUp('Load (lb)', rulePages.stats, parts);
}

/** Adds up the prices of everything carried, in silver marks. */
export function priceLoad(build: Build): Sum {
  const parts = listWorth(build).map(
    ({label, row, count}) => [label, readMarks(row) * count] as const,
  );
  return addUp('Price (marks)', rulePages.weapons, parts);
}

/**
 * Returns the action points that a load costs: none up to half of Lift, 1 up to Lift, then 3.
 *
 * @param load in pounds, like lift.
 * @returns undefined if the load can only be dragged.
 */
export function getLoadToll(load: number, lift: number): number | undefined {
  return LOADS.find(({upToHalves}) => load <= (lift * upToHalves) / 2)?.toll;
}
