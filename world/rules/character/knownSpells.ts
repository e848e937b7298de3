import type {
  Mention,
  Sum,
} from '../../../plugins/character-sheet/model/sheetView';
import type {SpellEntry} from '../../../plugins/spells/model/publish';
import type {SphereName} from '../../../plugins/spells/model/spheres';
import {pluralForm} from '../../../src/shared/model/pluralForm';
import {spellsKnown} from '../casting';
import type {Build, ClassPart} from './build';
import {
  findBest,
  getGodPower,
  getHighest,
  getLearning,
  HIGH_HEARTH,
  isCaster,
  listSlotCounts,
  MASTER_LEVEL,
} from './casters';
import {addUp, rulePages} from './sum';
import {findRow} from './tables';
import {withArticle} from './withArticle';

/** The guild whose spells do not count against the limit of a mage. */
const GUILD = 'Guild of Emerald Sky';

/** The House whose priests choose one of its spheres. */
const CHOOSING_HOUSE = 'Orun';

/** The class that may pray for this sphere as a minor sphere, regardless of its House. */
const DEAD = {class: 'Grave Warden', sphere: 'Necromancy'} as const;

/** Finds a spell or power by its name, regardless of case. */
export function findSpell(
  {tables}: Pick<Build, 'tables'>,
  name: string,
): SpellEntry | undefined {
  return tables.spells.get(name.toLowerCase());
}

/** Lists the spells and powers of a character that the catalogue has. */
function listKnown(build: Build): readonly SpellEntry[] {
  return build.character.spells.flatMap(
    ({name}) => findSpell(build, name) ?? [],
  );
}

function listSchools(build: Build): ReadonlySet<string> {
  return new Set(
    listKnown(build)
      .filter(({heldBy}) => !heldBy.includes(GUILD))
      .map(({school}) => school)
      .filter((school) => school !== HIGH_HEARTH),
  );
}

/** Says at which level a class can cast a spell. */
function tellLevel(part: ClassPart, from: number | undefined): string {
  return from === undefined
    ? `${withArticle(part.name)} cannot cast it at any level.`
    : `Open from ${part.name} level ${from}.`;
}

/** Finds the lowest class level that gives a spell level. */
function findFirst(
  build: Build,
  part: ClassPart,
  spellLevel: number,
): number | undefined {
  const {highest} = build.tables.rules.levels;
  return Array.from({length: highest}, (_, index) => index + 1).find(
    (level) => getHighest(build, {...part, level}) >= spellLevel,
  );
}

/** A class of a character, and a spell or power that it may cast. */
type Question = {
  readonly build: Build;
  readonly part: ClassPart;
  readonly entry: SpellEntry;
};

/** Returns why the rules forbid something; undefined if they allow it. */
type Check = (question: Question) => string | undefined;

const refuseLevel: Check = ({build, part, entry: {level}}) =>
  level > getHighest(build, part)
    ? tellLevel(part, findFirst(build, part, level))
    : undefined;

const refuseHighHearth: Check = ({part, entry: {school}}) =>
  school === HIGH_HEARTH && part.level < MASTER_LEVEL
    ? `The High Hearth is open to masters, from level ${MASTER_LEVEL}.`
    : undefined;

const refuseHolder: Check = ({part, entry: {type, heldBy}}) =>
  type === 'Power' && !heldBy.some((holder) => holder === part.name)
    ? `Taught only to: ${heldBy.join(', ')}.`
    : undefined;

const refuseSchool: Check = ({build, part, entry: {school, heldBy}}) => {
  if (school === HIGH_HEARTH || heldBy.includes(GUILD)) {
    return undefined;
  }
  const {schools, fromLevels} = getLearning(part.name) ?? NOTHING;
  if (!schools.includes(school)) {
    return `${withArticle(part.name)} learns ${schools.join(' or ')}.`;
  }
  const others = [...listSchools(build)].filter((each) => each !== school);
  const next = fromLevels[others.length];
  if (next === undefined) {
    return `It is from a school other than ${others.join(' and ')}.`;
  }
  return next <= part.level
    ? undefined
    : `A second school opens at level ${next}.`;
};

/** The result for classes that learn no spells. */
const NOTHING = {schools: [], fromLevels: []};

const mageChecks = [refuseLevel, refuseHighHearth, refuseHolder, refuseSchool];

/** How far a sphere is open to a priest. */
function getRight(
  {tables, character}: Build,
  part: ClassPart,
  sphere: SphereName,
): string {
  const row = findRow(tables.houseSpheres, 'House', character.house);
  const right = row?.[sphere] ?? 'none';
  return right === 'none' && part.name === DEAD.class && sphere === DEAD.sphere
    ? 'minor'
    : right;
}

/** Lists the spheres in which a priest who may choose a major sphere has prayed for higher spells. */
function listChosen(build: Build, part: ClassPart): ReadonlySet<SphereName> {
  const {minor} = getGodPower(build);
  return new Set(
    listKnown(build)
      .filter(({level}) => level > minor)
      .map(({sphere}) =>
        sphere.filter((each) => getRight(build, part, each) === 'major'),
      )
      .filter((spheres) => spheres.length === 1)
      .flat(),
  );
}

const refuseHouse: Check = ({build}) =>
  build.character.house === '' ? 'Choose a House first.' : undefined;

const refuseSphere: Check = ({build, part, entry: {sphere, level}}) => {
  const {name, highest, minor} = getGodPower(build);
  const rights = sphere.map((each) => getRight(build, part, each));
  if (rights.every((right) => right === 'none')) {
    return `None of its spheres is open to priests of ${build.character.house}.`;
  }
  const cap = rights.includes('major') ? highest : minor;
  return level > cap
    ? `The power of ${name} allows it only up to level ${cap}.`
    : undefined;
};

const refuseOther: Check = ({build, part, entry: {sphere, level}}) => {
  const {minor} = getGodPower(build);
  const chosen = [...listChosen(build, part)];
  return build.character.house === CHOOSING_HOUSE &&
    level > minor &&
    chosen.some((each) => !sphere.includes(each))
    ? `Your major sphere is ${chosen.join(' or ')}; spells of other spheres are open only up to level ${minor}.`
    : undefined;
};

const priestChecks = [
  refuseHolder,
  refuseHouse,
  refuseSphere,
  refuseLevel,
  refuseHighHearth,
  refuseOther,
];

/** A class that casts a spell, or the reason why none can. */
type Casting = {
  readonly part: ClassPart | undefined;
  readonly refusal: string | undefined;
};

/** Finds the class with which a character casts a spell or uses a power, or the reason why none can. */
export function judgeSpell(build: Build, entry: SpellEntry): Casting {
  const casters = [findBest(build, 'Mage'), findBest(build, 'Priest')].filter(
    (part) => part !== undefined,
  );
  const isHeldBy = (name: string): boolean =>
    entry.type === 'Power' && entry.heldBy.some((holder) => holder === name);
  const taught = isHeldBy(build.character.people)
    ? {...build.classes[0], level: build.level}
    : build.classes.find((part) => !isCaster(part) && isHeldBy(part.name));
  if (taught !== undefined) {
    return {
      part: taught,
      refusal:
        entry.level > taught.level ? tellLevel(taught, entry.level) : undefined,
    };
  }
  const judged = casters.map((part) => {
    const checks = part.group.name === 'Mage' ? mageChecks : priestChecks;
    return {
      part,
      refusal: checks
        .map((check) => check({build, part, entry}))
        .find((text) => text !== undefined),
    };
  });
  return (
    judged.find(({refusal}) => refusal === undefined) ??
    judged[0] ?? {
      part: undefined,
      refusal: `${withArticle(build.classes[0].name)} cannot cast spells.`,
    }
  );
}

/**
 * Lists the spell levels at which a priest has prayed for more spells than there are slots. Higher
 * slots also hold lower spells.
 */
function listOverfull(build: Build): readonly Mention[] {
  const priest = findBest(build, 'Priest');
  if (priest === undefined) {
    return [];
  }
  const slots = listSlotCounts(build, priest.level);
  const held = build.character.spells.flatMap(({name, count}) => {
    const entry = findSpell(build, name);
    const isPrayed =
      entry?.type === 'Spell' &&
      judgeSpell(build, entry).part?.group.name === 'Priest';
    return isPrayed ? [{level: entry.level, count}] : [];
  });
  const sum = (counts: readonly number[]): number =>
    counts.reduce((total, count) => total + count, 0);
  return slots.flatMap((_, index) => {
    const prayed = sum(
      held.filter(({level}) => level > index).map(({count}) => count),
    );
    const room = sum(slots.slice(index));
    return prayed > room && held.some(({level}) => level === index + 1)
      ? [
          {
            text: `You have prayed for ${prayed} spells of level ${index + 1} and above, but have ${pluralForm(room, `${room} slot|${room} slots`)}.`,
            page: rulePages.slots,
          },
        ]
      : [];
  });
}

/** Lists the violations of the rules by the spells and powers of a character. */
export function listSpellFaults(build: Build): readonly Mention[] {
  const refused = listKnown(build).flatMap((entry) => {
    const {part, refusal} = judgeSpell(build, entry);
    return refusal === undefined
      ? []
      : [
          {
            text: `${entry.title}: ${refusal}`,
            page:
              part?.group.name === 'Priest' ? rulePages.gods : rulePages.spells,
          },
        ];
  });
  return [...refused, ...listOverfull(build)];
}

/**
 * Adds up the known spells of a mage and their limit; empty for others. Research and the Guild can
 * add more.
 */
export function sumKnown(build: Build): readonly Sum[] {
  const mage = findBest(build, 'Mage');
  if (mage === undefined) {
    return [];
  }
  const known = listKnown(build).filter(({heldBy}) => !heldBy.includes(GUILD));
  return [
    addUp('Spells by level', rulePages.spells, [
      [
        `${mage.name} ${mage.level}`,
        spellsKnown(build.tables.rules, mage.level),
      ],
    ]),
    addUp('Spells and powers learned', rulePages.spells, [
      ['Spells', known.filter(({type}) => type === 'Spell').length],
      ['Powers', known.filter(({type}) => type === 'Power').length],
    ]),
  ];
}
