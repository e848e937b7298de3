import {THICK_BLOOD} from '../abilityBonuses';
import type {ClassGroup} from '../kernel';
import {
  findAbilityClass,
  hasAbility,
  type Build,
  type ClassPart,
} from './build';
import {addUp, rulePages, type Sum} from './sum';
import type {CharacterTables} from './tables';

/** The minimum hit points per level. */
const LEAST = 1;

function add(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Counts the levels at which a die is rolled and Constitution is added. */
function countDice({tables}: Build, level: number): number {
  return Math.min(level, tables.rules.levels.lastHitDie);
}

/** Returns the hit points of a class up to a level, without Constitution. */
function countOwn(build: Build, part: ClassPart, level: number): number {
  const {hitDie, lateHitPoints} = part.group;
  const dice = countDice(build, level);
  return level === 0
    ? 0
    : hitDie +
        add(part.hitDice.slice(0, dice - 1)) +
        (level - dice) * lateHitPoints;
}

/** Returns the average of each hit die that is rolled after level 1, which may be half a point. */
export function averageDice(
  {rules}: Pick<CharacterTables, 'rules'>,
  {hitDie}: ClassGroup,
  level: number,
): readonly number[] {
  const dice = Math.min(level, rules.levels.lastHitDie) - 1;
  return Array.from({length: dice}, () => (hitDie + 1) / 2);
}

function countThickBlood(build: Build): number {
  const owner = findAbilityClass(build, 'Thick Blood');
  return owner === undefined ? 0 : THICK_BLOOD * countDice(build, owner.level);
}

type Parts = Parameters<typeof addUp>[2];

/** Lists the hit points of a character of one class: every die. */
function listDice(build: Build, part: ClassPart): Parts {
  const {lastHitDie} = build.tables.rules.levels;
  const dice = countDice(build, part.level);
  const more =
    build.modifiers.Constitution +
    (hasAbility(build, 'Thick Blood') ? THICK_BLOOD : 0);
  const gains = part.hitDice.map((roll) => roll + more);
  return [
    ['Full hit die', part.group.hitDie],
    ...part.hitDice.map((roll, index) => [`Level ${index + 2}`, roll] as const),
    [
      `Levels beyond ${lastHitDie}`,
      (part.level - dice) * part.group.lateHitPoints,
    ],
    [
      `At least ${LEAST} per level`,
      add(gains.map((gain) => Math.max(0, LEAST - gain))),
    ],
  ];
}

/**
 * Lists the hit points of two classes: half of their sum, but no less than before they were joined.
 */
function listHalves(build: Build, first: ClassPart, other: ClassPart): Parts {
  const own = countOwn(build, first, first.level);
  const others = countOwn(build, other, other.level);
  const half = Math.floor((own + others) / 2);
  const joinedAt = build.character.second?.joinedAt ?? 0;
  const before = countOwn(build, first, Math.min(joinedAt, first.level));
  return [
    [`${first.name} ${first.level}`, own],
    [`${other.name} ${other.level}`, others],
    ['Halved', half - own - others],
    [
      `Kept from ${first.name} ${joinedAt} before joining`,
      Math.max(0, before - half),
    ],
  ];
}

/** Adds up the hit points of one class, or of two that are joined. */
export function sumHitPoints(build: Build): Sum {
  const [first, other] = build.classes;
  return addUp(
    'Hit points',
    other === undefined ? rulePages.hitPoints : rulePages.classes,
    [
      ...(other === undefined
        ? listDice(build, first)
        : listHalves(build, first, other)),
      [
        'Constitution',
        build.modifiers.Constitution * countDice(build, build.level),
      ],
      ['Thick Blood', countThickBlood(build)],
    ],
  );
}
