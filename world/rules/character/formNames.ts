import {kebabCase} from '../../../src/shared/model/kebabCase';
import type {StatName} from './character';

/** The number of rows in each list of the printable character sheet. */
export const formRows = {
  weapon: 4,
  skill: 10,
  gear: 9,
  ability: 20,
  contact: 7,
} as const;

type WeaponPart = 'weapon' | 'rank' | 'to-hit' | 'ap' | 'damage' | 'range';
type SavePart = 'base' | 'stat' | 'people' | 'total';
type SkillPart = 'skill' | 'cost' | 'rank' | 'stat';
type AbilityPart = 'what-it-is' | 'type' | 'ap-or-motes' | 'used';
type ContactPart = 'who' | 'rating' | 'reach';
type SumName = 'hit-points' | 'action-points' | 'def' | 'initiative';

/** The names of the fields of the printable character sheet; rows are counted from 1. */
export const formNames = {
  name: 'name',
  people: 'people',
  class: 'class',
  level: 'level',
  experience: 'experience',
  house: 'house',
  bond: 'bond',
  lift: 'lift',
  notice: 'notice',
  motes: 'motes',
  soak: 'soak',
  attack: 'attack',
  speed: 'speed',
  pointsGained: 'points.gained',
  pointsSpent: 'points.spent',
  pointsLeft: 'points.left',
  crowns: 'coins.crown',
  marks: 'coins.mark',
  notes: 'notes',
  score: (stat: StatName) => `stats.${kebabCase(stat)}.score`,
  modifier: (stat: StatName) => `stats.${kebabCase(stat)}.modifier`,
  save: (save: string, stat: string, part: SavePart) =>
    `saves.${kebabCase(`${save} ${stat}`)}.${part}`,
  sum: (name: SumName, part: 1 | 2 | 3 | 'total') => `${name}.${part}`,
  weapon: (row: number, part: WeaponPart) => `weapon.${row}.${part}`,
  skill: (row: number, part: SkillPart) => `skill.${row}.${part}`,
  gear: (row: number, part: 'thing' | 'lb') => `gear.${row}.${part}`,
  ability: (row: number, part: AbilityPart) => `ability.${row}.${part}`,
  contact: (row: number, part: ContactPart) => `contact.${row}.${part}`,
} as const;

/** Separates two classes, and their levels. */
export const JOINED = ' / ';

/** Separates the remaining amount from the total. */
export const OF = ' of ';

/** Replaces the reach of an enemy. */
export const ENEMY = 'enemy';

/**
 * The words before values that have no field on the printable character sheet. Such values are at
 * the top of its notes.
 */
export const noteHeads = {
  hitDice: 'Hit dice: ',
  secondDice: 'Hit dice of the second class: ',
  joinedAt: 'Second class begun at: ',
  style: 'Fights in: ',
  rolled: 'Rolled: ',
  weapon: 'Weapon: ',
  skill: 'Skill: ',
  gear: 'Gear: ',
  contact: 'Contact: ',
  god: 'God: ',
  spell: 'Spell: ',
  used: 'Used: ',
  condition: 'Condition: ',
} as const;

/** The prefix of the type in rows for spells and taught powers. */
export const SPELL_TYPE = 'spell';

/** Marks worn armor and the carried shield among the gear. */
export const gearMarks = {armor: ' (worn)', shield: ' (in hand)'} as const;
