import {moteCost} from '../rules/magic';
import {parseArea} from '../../plugins/spells/model/area';
import {parseCastingTime} from '../../plugins/spells/model/castingTime';
import {parseDuration} from '../../plugins/spells/model/duration';
import {parseRange} from '../../plugins/spells/model/range';
import type {SpellRecord} from '../../plugins/spells/model/record';
import {readRecords} from '../../tests/support/sheets';
import {recordNamed, spells} from '../../tests/support/spells';

let shown: readonly SpellRecord[] = [];

beforeAll(async () => {
  shown = await spells();
});

function number(text: string | undefined): number {
  return Number(text?.replaceAll(',', ''));
}

describe('the explanations on how to read an entry', () => {
  const explained = readRecords(
    'game-mechanics/wizardly-magic/entry-words.csv',
  );
  const listEntries = (field: string): readonly (string | undefined)[] =>
    explained.filter(({Field}) => Field === field).map(({Entry}) => Entry);

  it('cover every range that is no length', () => {
    const named = shown.flatMap(({range}) => {
      const parsed = parseRange(range);
      return parsed?.kind === 'named' ? [parsed.name] : [];
    });
    expect(named).not.toEqual([]);
    expect(listEntries('Range')).toEqual(expect.arrayContaining(named));
  });

  it('cover every duration that is no time', () => {
    const named = new Set(
      shown.flatMap(({duration}) => {
        const parsed = parseDuration(duration);
        return parsed?.kind === 'named' ? [parsed.name] : [];
      }),
    );
    expect([...named].toSorted()).toEqual([
      'Instant',
      'Permanent',
      'Until dawn',
      'Until dusk',
    ]);
    expect(listEntries('Duration')).toEqual(
      expect.arrayContaining(['Instant', 'Permanent', 'Until dawn or dusk']),
    );
  });

  it('cover every shape of an area', () => {
    const shapes = shown.flatMap(({aoe}) => {
      const parsed = parseArea(aoe);
      return parsed?.kind === 'space'
        ? [parsed.formula.unit.split(' ')[1]]
        : [];
    });
    expect(shapes).not.toEqual([]);
    expect(listEntries('Area')).toEqual(expect.arrayContaining(shapes));
  });

  it('cover concentration and rituals, which spells require', () => {
    expect(
      shown.filter(
        ({duration}) => parseDuration(duration)?.kind === 'concentration',
      ),
    ).not.toEqual([]);
    expect(listEntries('Duration')).toContain('Concentration');
    expect(
      shown.filter(
        ({castingTime}) => parseCastingTime(castingTime)?.kind === 'ritual',
      ),
    ).not.toEqual([]);
    expect(listEntries('Casting')).toContain('rounds, minutes, hours');
  });
});

describe('the smoke wargs', () => {
  it.each(readRecords('game-mechanics/wizardly-magic/smoke-wargs.csv'))(
    'have the same values in their table and in the spell that calls them: $Hound',
    (row) => {
      const spell = recordNamed(shown, row['Comes by'] ?? '');
      expect(String(spell?.level)).toBe(row['Level']);
      const {description = ''} = spell ?? {};
      expect(description).toContain(`${row['Hit points']} hit points`);
      const armed = number(row['Hit points']) > 3;
      expect(description.includes(`DEF ${row['DEF']}`)).toBe(armed);
      const [, bonus, dice] =
        /(?<bonus>\+\d+), (?<dice>.+)$/.exec(row['Attack'] ?? '') ?? [];
      expect(description.includes(`${bonus} for ${dice}`)).toBe(armed);
      expect(description.includes(`Soak ${row['Soak']}`)).toBe(
        row['Soak'] !== '0',
      );
    },
  );

  it('never run faster than a hundred miles an hour, at five times their speed', () => {
    for (const row of readRecords(
      'game-mechanics/wizardly-magic/smoke-wargs.csv',
    )) {
      const feetPerRound = 5 * 2 * number(row['Speed (ft)']);
      expect((feetPerRound * 600) / 5280).toBeLessThanOrEqual(100);
    }
  });
});

describe('the ships of the Guild', () => {
  it.each(readRecords('game-mechanics/wizardly-magic/guild-ships.csv'))(
    'lift forty pounds per yard, with one Rigger per 240 yards: $Ship',
    (row) => {
      const yards = number(row['Sailcloth (yards)']);
      expect(number(row['Lift (lb)'])).toBe(40 * yards);
      expect(number(row['Riggers'])).toBe(yards / 240);
      expect(number(row['Riggers'])).toBeLessThan(number(row['Crew in all']));
      expect(2000 * number(row['Cargo (tons)'])).toBeLessThan(
        number(row['Lift (lb)']) / 2,
      );
    },
  );

  it('lift what the spell says', () => {
    expect(recordNamed(shown, 'Charge the Cloth')).toMatchObject({
      level: 3,
      description: expect.stringContaining('lifts forty pounds'),
    });
    const step = 3;
    const eightYards = 2 * (moteCost(3) + 2 * step) + moteCost(3) + step;
    expect(eightYards).toBe(33);
  });
});
