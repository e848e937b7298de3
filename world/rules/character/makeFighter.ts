import type {Attack, Effect, Fighter} from '../../../src/shared/model/fighter';
import {signed} from '../../../src/shared/model/signed';
import {makeGuard} from '../parry';
import {isMissile, type DerivedAttack} from './attack';
import {createBuild} from './build';
import {conditions} from '../conditions';
import type {Character, Condition} from './character';
import {deriveCharacter} from './derive';
import {makeSpells} from './makeSpells';
import {listPools} from './pools';
import {parseCell, type CharacterTables} from './tables';

/** The cell that replaces dice if a weapon does no damage. */
const NO_HARM = '—';

function makeAttack({
  weapon,
  row,
  most,
  attack,
  dice,
  damage,
}: DerivedAttack): readonly Attack[] {
  if (dice === NO_HARM) {
    return [];
  }
  return [
    {
      name: weapon,
      cost: parseCell(row['AP']),
      bonus: attack.total,
      damage: `${dice}${damage.total === 0 ? '' : signed(damage.total)}`,
      pierce: parseCell(row['Soak piercing']),
      most,
      ...(isMissile(row) ? {isMissile: true} : {}),
    },
  ];
}

/** Finds the changes that a condition makes in a fight; none if no rule describes it. */
function findEffect({name}: Condition): Effect {
  return conditions.find((effect) => effect.name === name) ?? {name};
}

/**
 * Makes a fighter for the tracker from a character.
 *
 * @throws RangeError as `deriveCharacter` does.
 */
export function makeFighter(
  tables: CharacterTables,
  character: Character,
): Fighter {
  const build = createBuild(tables, character);
  const derived = deriveCharacter(tables, character);
  const {name} = character;
  const {shield, modifiers} = build;
  return {
    name: name.trim() === '' ? character.class : name,
    rank: build.level,
    initiative: derived.initiative.total,
    dexterity: build.stats.Dexterity,
    hitPoints: Math.max(1, Math.floor(derived.hitPoints.total)),
    diesAt: build.stats.Constitution,
    points: derived.actionPoints.total,
    defense: derived.defense.total,
    ...makeGuard({
      melee: derived.attacks
        .filter(({isStyle}) => !isStyle)
        .flatMap(makeAttack)
        .filter((attack) => attack.isMissile !== true),
      shield: shield && parseCell(shield['DEF']),
      dexterityModifier: modifiers.Dexterity,
    }),
    soak: derived.soak.total,
    saves: Object.fromEntries(
      derived.saves.map((save) => [save.name, save.total]),
    ),
    attacks: derived.attacks.flatMap(makeAttack),
    powers: [],
    spells: makeSpells(build),
    pools: Object.fromEntries(
      listPools(build).map((pool) => [pool.name, pool.left]),
    ),
    ...(character.wounds === 0 ? {} : {wounds: character.wounds}),
    ...(character.conditions.length === 0
      ? {}
      : {effects: character.conditions.map(findEffect)}),
    canBeBruised: true,
  };
}
