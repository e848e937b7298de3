import type {Sum} from '../../../plugins/character-sheet/model/sheetView';
import type {Build} from './build';
import type {TrainedWeapon} from './character';
import {listGiven} from './gifts';
import {priceStyle} from './styles';
import {addUp, rulePages} from './sum';
import {findRow, parseCell} from './tables';

type Price = readonly [label: string, points: number];

/** Returns the points of a weapon’s ranks beyond Familiar. */
function priceRanks({tables}: Build, rank: number): number {
  return tables.rules.weaponRanks
    .slice(1, rank + 1)
    .reduce((sum, {points}) => sum + points, 0);
}

/** Prices familiarity with each weapon, or with its whole group if that is cheaper. */
function priceFamiliarity(
  {tables}: Build,
  weapons: readonly TrainedWeapon[],
): readonly Price[] {
  const findGroup = ({name}: TrainedWeapon): string =>
    findRow(tables.weapons, 'Weapon', name)?.['Group'] ?? name;
  const each = tables.rules.weaponRanks[0]?.points ?? 0;
  return [...new Set(weapons.map(findGroup))].flatMap((group) => {
    const members = weapons.filter((weapon) => findGroup(weapon) === group);
    const row = findRow(tables.weaponGroups, 'Group', group);
    const whole =
      row === undefined ? Infinity : parseCell(row['Cost to learn']);
    return members.length * each <= whole
      ? members.map(({name}) => [name, each] as const)
      : [[group, whole]];
  });
}

function priceWeapons(build: Build): readonly Price[] {
  const {character} = build;
  const given = listGiven(
    character,
    character.weapons.map(({name}) => name),
  );
  const bought = character.weapons.filter(
    ({name}) => !given.has(name.toLowerCase()),
  );
  return [
    ...priceFamiliarity(build, bought),
    ...character.weapons
      .filter(({rank}) => rank > 0)
      .map(
        ({name, rank}) =>
          [
            `${name} to ${build.tables.rules.weaponRanks[rank]?.name ?? '?'}`,
            priceRanks(build, rank),
          ] as const,
      ),
  ];
}

/**
 * Prices skills: the cost of a skill for each rank, except for a first rank that the people gives.
 */
function priceSkills({tables, character}: Build): readonly Price[] {
  const given = listGiven(
    character,
    character.skills.map(({name}) => name),
  );
  return character.skills.map(({name, rank}) => {
    const cost = parseCell(findRow(tables.skills, 'Skill', name)?.['Cost']);
    const ranks = given.has(name.toLowerCase()) ? rank - 1 : rank;
    return [rank > 1 ? `${name} ${rank}` : name, cost * ranks] as const;
  });
}

/** Adds up the proficiency points that a character has spent. */
export function sumSpent(build: Build): Sum {
  return addUp('Points spent', rulePages.proficiency, [
    ...priceWeapons(build),
    ...priceSkills(build),
    ...build.character.styles.map(
      (style) =>
        [
          style.rank > 1 ? `${style.name} ${style.rank}` : style.name,
          priceStyle(build.tables, style),
        ] as const,
    ),
    ['Tongues and other things', build.character.otherPoints],
  ]);
}
