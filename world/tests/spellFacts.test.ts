import {parseArea} from '../../plugins/spells/model/area';
import {castAp, parseCastingTime} from '../../plugins/spells/model/castingTime';
import {derive} from '../../plugins/spells/model/derive';
import {durationS, parseDuration} from '../../plugins/spells/model/duration';
import {evaluate} from '../../plugins/spells/model/formula';
import {parseRange, rangeFt} from '../../plugins/spells/model/range';
import {
  isPlaceholder,
  type SpellRecord,
} from '../../plugins/spells/model/record';
import {
  selectSpells,
  spellSelection,
} from '../../plugins/spells/model/selection';
import {readRecords} from '../../tests/support/sheets';
import {catalogue, recordNamed, spells} from '../../tests/support/spells';

let shown: readonly SpellRecord[] = [];

beforeAll(async () => {
  shown = await spells();
});

describe('the facts that players know', () => {
  it('include a goblin power, Smoke of Disguise', () => {
    expect(recordNamed(shown, 'Smoke of Disguise')).toMatchObject({
      type: 'Power',
      school: 'Dim Magika',
      level: 12,
      range: '10 yards/level',
      duration: '1 hour/level',
      aoe: '25 creatures/level',
      heldBy: ['Goblin'],
    });
  });

  it('give, at level 12, 120 yards, twelve hours and 300 creatures', () => {
    const range = parseRange('10 yards/level');
    const duration = parseDuration('1 hour/level');
    const area = parseArea('25 creatures/level');
    expect([
      range && rangeFt(range, 12),
      duration && durationS(duration, 12),
      area && 'formula' in area && evaluate(area.formula, 12),
    ]).toEqual([120 * 3, 12 * 3600, 300]);
  });

  it('include powers of shapeshifters at 2, 4, 6 and 8, and no others in their school', () => {
    const levels = shown
      .filter(
        ({type, school}) => type === 'Power' && school === 'Ecolu Ahn Mutus',
      )
      .map(({level, heldBy}) => [level, heldBy.includes('Shapeshifter')]);
    expect(new Set(levels.map(([level]) => level))).toEqual(
      new Set([2, 4, 6, 8]),
    );
    expect(levels.filter(([, theirs]) => theirs !== true)).toEqual([]);
  });

  it('include Harden Skin with DEF +4, three times a day', () => {
    const skin = recordNamed(shown, 'Harden Skin');
    expect(skin).toMatchObject({name: 'Harden Skin (3/day)', level: 2});
    expect(skin?.description).toContain('DEF +4');
  });

  it('include one placeholder at level 0 of Ecolu Ahn Mutus, which no list shows', async () => {
    const all = await catalogue();
    expect(
      all.filter(isPlaceholder).map(({school, level}) => ({school, level})),
    ).toEqual([{school: 'Ecolu Ahn Mutus', level: 0}]);
    expect(selectSpells(all, spellSelection({})).filter(isPlaceholder)).toEqual(
      [],
    );
  });

  it('include that no smoke warg outruns 100 miles an hour, wherever a speed is given', () => {
    const speeds = shown.flatMap(({name, description}) =>
      [...description.matchAll(/(?<speed>\d+) (?:miles an hour|mph)/g)].map(
        ({groups}) => ({name, speed: Number(groups?.['speed'])}),
      ),
    );
    expect(speeds.length).toBeGreaterThan(0);
    expect(speeds.filter(({speed}) => speed > 100)).toEqual([]);
  });

  it.each([
    {unit: 'kennel', most: (level: number) => Math.floor(level / 5)},
    {unit: 'warg', most: (level: number) => level},
  ])(
    'include one kennel per five levels, and at most one warg per level: $unit',
    ({unit, most}) => {
      const growing = shown
        .map(({aoe}) => parseArea(aoe))
        .flatMap((area) =>
          area?.kind === 'targets' &&
          area.formula.unit === unit &&
          area.formula.perLevel > 0
            ? area.formula
            : [],
        );
      const levels = Array.from({length: 20}, (_, index) => index + 1);
      expect(growing.length).toBeGreaterThan(0);
      expect(
        growing.filter((formula) =>
          levels.some((level) => evaluate(formula, level) > most(level)),
        ),
      ).toEqual([]);
    },
  );
});

describe('a power that is in another table too', () => {
  const tables = [
    ...readRecords('world-info/peoples/powers.csv').map((row) => ({
      name: row['Power'] ?? '',
      holder: row['People'] ?? '',
      level: row['Level'] ?? '',
      use: row['Use'] ?? '',
      points: row['AP'] ?? '',
    })),
    ...readRecords('character-creation/class-abilities.csv').map((row) => ({
      name: row['Ability'] ?? '',
      holder: row['Class'] ?? '',
      level: row['Level'] ?? '',
      use: row['Type'] ?? '',
      points: row['AP'] ?? '',
    })),
  ];

  /** Returns how often a record can be used, in the terms of the other tables. */
  function getUse(record: SpellRecord): string {
    const {usage} = derive(record);
    if (usage === undefined) {
      return record.castingTime === 'Passive' ? 'passive' : '—';
    }
    return usage.kind === 'at will'
      ? 'at will'
      : `${usage.count} per ${usage.per}`;
  }

  /** Returns the action points of a record, in the terms of the other tables. */
  function getPoints({castingTime}: SpellRecord): string {
    const time = parseCastingTime(castingTime);
    return time === undefined || time.kind === 'passive'
      ? '—'
      : String(castAp(time));
  }

  it('has the same values there: who has it, level, use and action points', () => {
    const both = tables.flatMap((there) => {
      const record = recordNamed(shown, there.name);
      return record === undefined ? [] : [{there, record}];
    });
    expect(both.length).toBeGreaterThan(9);
    expect(
      both.map(({there, record}) => ({
        name: there.name,
        holder: record.heldBy.find((holder) => holder === there.holder),
        level: String(record.level),
        use: getUse(record),
        points: getPoints(record),
      })),
    ).toEqual(both.map(({there}) => there));
  });
});
