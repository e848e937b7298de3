import {LIGHT} from '../parry';
import type {Build} from './build';
import type {Style} from './character';
import {findRow, parseCell, type CharacterTables, type Row} from './tables';

/** Finds the row of a style at a rank; undefined if it is in no table. */
export function findStyleRow(
  {styles}: Pick<CharacterTables, 'styles'>,
  {name, rank}: Style,
): Row | undefined {
  return styles.find(
    (row) =>
      row['Style']?.toLowerCase() === name.toLowerCase() &&
      row['Rank'] === String(rank),
  );
}

/** Whether a character carries a shield, or is trained in a light weapon. */
function hasShieldOrLight({tables, character, shield}: Build): boolean {
  return (
    shield !== undefined ||
    character.weapons.some(
      ({name}) =>
        findRow(tables.weapons, 'Weapon', name)?.['AP'] === String(LIGHT),
    )
  );
}

/**
 * Whether a character breaks a requirement of a style. Requirements that the sheet cannot check
 * count as met.
 */
function breaksNeed(build: Build, need: string): boolean {
  const {armor, shield} = build;
  const most = /^Soak (\d+) or less$/i.exec(need)?.[1];
  if (most !== undefined) {
    return parseCell(armor?.['Soak']) > Number(most);
  }
  switch (need.toLowerCase()) {
    case 'no shield':
      return shield !== undefined;
    case 'no armor with an ap toll':
      return parseCell(armor?.['AP toll']) > 0;
    case 'a shield or a light weapon in hand':
      return !hasShieldOrLight(build);
    default:
      return false;
  }
}

function listNeeds({tables}: Build, style: string): readonly string[] {
  const needs = findRow(tables.schools, 'Style', style)?.['Needs'] ?? '';
  return needs.split('; ');
}

/** Lists the requirements of a style that a character breaks. */
export function listBrokenNeeds(
  build: Build,
  style: string,
): readonly string[] {
  return listNeeds(build, style).filter((need) => breaksNeed(build, need));
}

/** The body part required for the higher ranks of a style. */
export type BodyNeed = {
  /** The highest rank that anybody can learn. */
  readonly rank: number;
  readonly bodyPart: string;
};

/**
 * Finds the body part that the people lacks for the higher ranks of a style; undefined if it lacks
 * none.
 */
export function findMissingBodyPart(
  build: Build,
  style: string,
): BodyNeed | undefined {
  const {tables, people} = build;
  for (const need of listNeeds(build, style)) {
    const [, rank, bodyPart = ''] =
      /^ranks above (\d) need (?:an? )?(.+)$/i.exec(need) ?? [];
    const hasPart = tables.traits.some(
      (row) =>
        row['People'] === people['People'] &&
        row['Gift or burden']?.toLowerCase() === bodyPart,
    );
    if (rank !== undefined && !hasPart) {
      return {rank: Number(rank), bodyPart};
    }
  }
  return undefined;
}

/** The bonuses of the current style. */
export type StyleBonus = {
  readonly name: string;
  readonly defense: number;
  readonly actionPoints: number;
};

/** Returns the bonuses of the current style, which gives none while a requirement is broken. */
export function getStyleBonus(build: Build): StyleBonus {
  const {tables, character} = build;
  const {styles, style: name} = character;
  const style = styles.find((each) => each.name === name);
  const row = style && findStyleRow(tables, style);
  return row === undefined || listBrokenNeeds(build, name).length > 0
    ? {name, defense: 0, actionPoints: 0}
    : {
        name,
        defense: parseCell(row['DEF']),
        actionPoints: parseCell(row['AP change']),
      };
}

/** Returns the proficiency points for all ranks of a style up to its own. */
export function priceStyle(tables: CharacterTables, style: Style): number {
  return Array.from({length: style.rank}, (_, index) =>
    parseCell(findStyleRow(tables, {...style, rank: index + 1})?.['Points']),
  ).reduce((sum, points) => sum + points, 0);
}
