import {
  factors,
  type Effect,
  type Factor,
  type Spell,
  type SpellSave,
} from '../../../src/shared/model/fighter';
import {parseArea} from '../../../plugins/spells/model/area';
import {atLevel} from '../../../plugins/spells/model/browser/atLevel';
import {parseCastingTime} from '../../../plugins/spells/model/castingTime';
import {durationS, parseDuration} from '../../../plugins/spells/model/duration';
import {evaluate} from '../../../plugins/spells/model/formula';
import type {SpellEntry} from '../../../plugins/spells/model/publish';
import {parseRange} from '../../../plugins/spells/model/range';
import {parseSave} from '../../../plugins/spells/model/save';
import {seconds} from '../../../plugins/spells/model/time';
import {stepLimit} from '../casting';
import {spellStrength} from '../magic';
import {listAbilities, type Ability} from './abilities';
import {hasAbility, type Build, type ClassPart} from './build';
import {statNames} from './character';
import {findSpell, judgeSpell} from './knownSpells';
import {
  findHealer,
  LEARNED_ART,
  MOTES,
  OWN_MOTES,
  priceSpell,
  readUses,
  SPARE_MOTES,
} from './pools';
import {readChanges, readHarm, readHeal} from './spellEffects';
import {findRow, parseChanges} from './tables';

/** Seconds of a round. */
const ROUND = seconds(1, 'round');

/** The longest time that a fight counts in rounds. Longer effects outlast the fight. */
const COUNTED = 100;

/** Represents every target in an area. */
const ALL = 100;

/** The kinds of targets that a spell can have in a fight. */
const AIMED: readonly string[] = ['creature', 'person', 'beast', 'undead'];

/** Saves against the abilities of a class, whose Strength has a base. Source: Class Abilities. */
const ABILITY_STRENGTH = {base: 10, levelsPerPoint: 2};

/**
 * Returns the Strength of an ability: a base, half the level, and the modifier of the stat that the
 * class requires first.
 */
export function getAbilityStrength(
  {modifiers}: Build,
  {row, level}: Pick<ClassPart, 'row' | 'level'>,
): number {
  const [first] = parseChanges(row['Requirements']).keys();
  const stat = statNames.find((name) => name === first);
  return (
    ABILITY_STRENGTH.base +
    Math.floor(level / ABILITY_STRENGTH.levelsPerPoint) +
    (stat === undefined ? 0 : modifiers[stat])
  );
}

/** A spell or power, with the class that casts it. */
type Casting = {
  readonly build: Build;
  readonly entry: SpellEntry;
  readonly part: ClassPart;
};

/** An instant duration, which replaces a duration that cannot be read. */
const NO_TIME = {kind: 'named', name: 'Instant'} as const;

/** Whether a spell has a factor, and can therefore be stretched. */
const hasFactor: Readonly<Record<Factor, (entry: SpellEntry) => boolean>> = {
  range: ({range}) =>
    range === 'Touch' || parseRange(range)?.kind === 'measured',
  duration: ({duration}) =>
    (durationS(parseDuration(duration) ?? NO_TIME, 1) ?? 0) > 0,
  area: ({aoe}) => parseArea(aoe)?.kind === 'space',
  targets: ({aoe}) => parseArea(aoe)?.kind === 'targets',
  castingTime: ({castingTime}) => /^(?:[2-9]|1\d) AP$/.test(castingTime),
  save: ({save}) => parseSave(save) !== null,
};

function getSpellStrength({build, entry, part}: Casting): number {
  return spellStrength(build.tables.rules, {
    spellLevel: entry.level,
    casterLevel: part.level,
  });
}

function getStretching(casting: Casting): Pick<Spell, 'stretching'> {
  const {build, entry, part} = casting;
  const isGraced = part.group.name === 'Priest';
  return entry.type === 'Power'
    ? {}
    : {
        stretching: {
          factors: factors.filter((factor) => hasFactor[factor](entry)),
          ...stepLimit(build.tables.rules, part.level),
          // Spells lent by a god cannot be overcast.
          ...(isGraced
            ? {pool: SPARE_MOTES}
            : {pool: MOTES, overcast: getSpellStrength(casting)}),
        },
      };
}

function getSave(casting: Casting): Pick<Spell, 'save'> {
  const {build, entry, part} = casting;
  const pick = parseSave(entry.save);
  if (pick === null || pick === undefined) {
    return {};
  }
  const strength =
    entry.type === 'Spell'
      ? getSpellStrength(casting)
      : getAbilityStrength(build, part);
  return {save: {...pick, strength}};
}

/** Counts the targets of a spell at the level of its caster: at least one. */
function countTargets({entry, part}: Casting): number {
  const area = parseArea(entry.aoe);
  if (area?.kind === 'space') {
    return entry.save === 'None' ? 0 : ALL;
  }
  return area?.kind === 'targets' && AIMED.includes(area.formula.unit)
    ? Math.max(1, evaluate(area.formula, part.level))
    : 0;
}

/**
 * Converts a number of rounds to the remaining turns of an effect. Effects that outlast a fight
 * have none.
 */
function countTurns(rounds: number | undefined): Pick<Effect, 'turns'> {
  return rounds === undefined || rounds > COUNTED ? {} : {turns: rounds};
}

/** Whether a spell creates a harmful place, where targets change from turn to turn. */
function isHarmfulPlace({aoe, save}: SpellEntry): boolean {
  return parseArea(aoe)?.kind === 'space' && /half|None/.test(save);
}

/** The duration of a spell in a fight. */
function getTime({entry, part}: Casting): Pick<Effect, 'turns' | 'isHeld'> {
  const duration = parseDuration(entry.duration) ?? NO_TIME;
  const time = durationS(duration, part.level);
  return {
    ...countTurns(time === undefined ? undefined : time / ROUND),
    ...(entry.duration.startsWith('Concentration') ? {isHeld: true} : {}),
  };
}

function getEffect(casting: Casting): Pick<Spell, 'effect' | 'lastsOn'> {
  const {entry} = casting;
  if (entry.duration === 'Instant') {
    return {};
  }
  const isPlace = isHarmfulPlace(entry);
  return {
    effect: {
      name: entry.title,
      ...getTime(casting),
      ...(isPlace ? {} : readChanges(entry.description)),
    },
    lastsOn: isPlace || countTargets(casting) === 0 ? 'caster' : 'targets',
  };
}

function getHarm({entry, part}: Casting): Pick<Spell, 'harm'> {
  const isNow = entry.duration === 'Instant';
  const isPlace = parseArea(entry.aoe)?.kind === 'space';
  const harm = readHarm(entry.description, part.level);
  return harm !== undefined && entry.save !== 'None' && (isNow || isPlace)
    ? {harm}
    : {};
}

function getCost({entry}: Casting): Pick<Spell, 'cost' | 'rounds'> | undefined {
  const time = parseCastingTime(entry.castingTime);
  if (time === undefined || time.kind === 'passive') {
    return undefined;
  }
  return time.kind === 'points'
    ? {cost: time.points}
    : {cost: 0, rounds: seconds(time.count, time.unit) / ROUND};
}

/** Formats the measures of a spell at the level of its caster, without those it lacks. */
function writeMeasures({entry, part}: Casting): string {
  const {range, duration, aoe} = atLevel(entry, part.level);
  return [range, duration, aoe, entry.save]
    .filter((text) => text !== 'None')
    .join(' · ');
}

/** Prepares a spell or power of the catalogue for a fight; undefined if it is passive. */
function makeSpell(casting: Casting): Spell | undefined {
  const {build, entry} = casting;
  const cost = getCost(casting);
  return (
    cost && {
      name: entry.title,
      kind: entry.type === 'Spell' ? 'spell' : 'power',
      level: entry.level,
      ...cost,
      price: priceSpell(build, entry),
      ...getSave(casting),
      targets: countTargets(casting),
      ...getHarm(casting),
      ...getEffect(casting),
      ...getStretching(casting),
      facts: writeMeasures(casting),
      text: entry.description,
    }
  );
}

/** The ability of mages to throw motes without a spell. */
const LOOSE_MOTES = {name: 'Loose Motes', levelsPerMote: 6} as const;

/** Reads the save that the text of an ability names. */
function readSave(build: Build, ability: Ability): SpellSave | undefined {
  const {effect, part} = ability;
  const [, save] = /\b(Body|Reflex|Mind|Mana|Fate) save/.exec(effect) ?? [];
  return save === undefined
    ? undefined
    : {
        save,
        result: /\bhalves\b/.test(effect) ? 'half' : 'negates',
        strength: getAbilityStrength(
          build,
          part ?? {row: {}, level: build.level},
        ),
      };
}

/** Reads the duration of an ability in rounds; undefined if it has none. */
function readRounds(build: Build, {effect, part}: Ability): number | undefined {
  const level = part?.level ?? build.level;
  const [, rounds] = /\b[Ff]or (\d+) rounds?/.exec(effect) ?? [];
  if (rounds !== undefined) {
    return Number(rounds) * (effect.includes('per level') ? level : 1);
  }
  if (/until your next turn|on (?:its|their) next turn/i.test(effect)) {
    return 1;
  }
  return /\b(?:for|until) (?:an hour|\d+ minutes|dawn)/i.test(effect)
    ? Infinity
    : undefined;
}

/** Matches the start of a text that names a single target. */
const ONE = /^(?:An? (?:foe|creature|person|natural|touched)|One )/;

/** Whether an ability helps the allies of its owner. */
function isForAllies({effect}: Ability): boolean {
  return /\ballies\b/.test(effect);
}

/** The effect of an ability on targets that fail their save. */
function aim(
  build: Build,
  ability: Ability,
): Pick<Spell, 'save' | 'targets' | 'harm' | 'heal'> {
  const save = readSave(build, ability);
  const level = ability.part?.level ?? build.level;
  const harm = readHarm(ability.effect, level);
  const heal = readHeal(ability.effect, level);
  if (save === undefined) {
    return {
      targets: isForAllies(ability) ? ALL : 0,
      ...(heal === undefined ? {} : {heal}),
    };
  }
  return {
    save,
    targets: ONE.test(ability.effect) ? 1 : ALL,
    ...(harm === undefined ? {} : {harm}),
  };
}

/** The lasting effect of an ability on targets that fail their save, or on its owner. */
function lasts(
  build: Build,
  ability: Ability,
): Pick<Spell, 'effect' | 'lastsOn'> {
  const {name, effect} = ability;
  const rounds = readRounds(build, ability);
  return rounds === undefined
    ? {}
    : {
        effect: {name, ...countTurns(rounds), ...readChanges(effect)},
        lastsOn:
          readSave(build, ability) === undefined && !isForAllies(ability)
            ? 'caster'
            : 'targets',
      };
}

/** Prepares an ability of a class or people for a fight; undefined if it always works. */
function makeAbility(build: Build, ability: Ability): Spell | undefined {
  const {name, level, use, points, effect} = ability;
  return use === 'passive'
    ? undefined
    : {
        name,
        kind: 'power',
        level,
        cost: Number(points.replace('—', '0')),
        price: readUses(ability) === undefined ? {} : {[name]: 1},
        ...aim(build, ability),
        ...lasts(build, ability),
        facts: use,
        text: effect,
      };
}

/** Lists the throws of Loose Motes, which have more motes at higher levels. */
function throwMotes(build: Build, ability: Ability): readonly Spell[] {
  const thrown = makeAbility(build, ability);
  const level = ability.part?.level ?? 0;
  const most = 1 + Math.floor(level / LOOSE_MOTES.levelsPerMote);
  return thrown === undefined
    ? []
    : Array.from({length: most}, (_, index) => ({
        ...thrown,
        name: index === 0 ? thrown.name : `${thrown.name} × ${index + 1}`,
        price: {[MOTES]: index + 1},
        harm: `${index + 1}d10`,
        targets: 1,
        oncePerTurn: true,
      }));
}

/** Action points of a roll of the healing art. Source: Magic Science, "Healing". */
const HEALING_POINTS = 4;

/** The maximum motes of one touch; a healer spends more in several touches. */
const MOST_MOTES = 3;

/** Hit points that masters with this ability restore with each mote, besides the die. */
const OPEN_HAND = 2;

/** Lists the touches of the healing art: one for each number of motes. */
function listHealing(build: Build): readonly Spell[] {
  const healer = findHealer(build);
  const ways = build.tables.healingWays;
  const row =
    ways.find(({'Practiced by': who = ''}) =>
      who.split(', ').includes(healer?.name ?? ''),
    ) ?? findRow(ways, 'Way', LEARNED_ART.name);
  const [die] = /^d\d+/.exec(row?.['For each mote'] ?? '') ?? [];
  if (healer === undefined || die === undefined) {
    return [];
  }
  const more = hasAbility(build, 'Open Hand') ? OPEN_HAND : 0;
  return Array.from({length: MOST_MOTES}, (_, index) => {
    const motes = index + 1;
    return {
      name: motes === 1 ? 'Healing touch' : `Healing touch × ${motes}`,
      kind: 'power',
      level: 1,
      cost: HEALING_POINTS,
      price: {[OWN_MOTES]: motes},
      targets: 1,
      heal: `${motes}${die}${more === 0 ? '' : `+${more * motes}`}`,
      facts: `${row?.['Way'] ?? ''} · Touch`,
      text: row?.['Limit'] ?? '',
    };
  });
}

/** Lists everything that a character can cast or use in a fight: spells by level, then powers. */
export function makeSpells(build: Build): readonly Spell[] {
  const abilities = listAbilities(build);
  const known = build.character.spells.flatMap(({name}) => {
    const entry = findSpell(build, name);
    const part = entry && judgeSpell(build, entry).part;
    const isGiven = abilities.some((ability) => ability.name === entry?.title);
    return entry === undefined || part === undefined || isGiven
      ? []
      : (makeSpell({build, entry, part}) ?? []);
  });
  const given = abilities.flatMap((ability) =>
    ability.name === LOOSE_MOTES.name
      ? throwMotes(build, ability)
      : (makeAbility(build, ability) ?? []),
  );
  const all = [...known, ...given, ...listHealing(build)];
  return (['spell', 'power'] as const).flatMap((kind) =>
    all
      .filter((spell) => spell.kind === kind)
      .toSorted((a, b) => a.level - b.level || a.name.localeCompare(b.name)),
  );
}
