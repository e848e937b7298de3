import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {measureLength} from '../../src/features/map/lib/geometry';
import {loadFeatures, mapPlaces} from './support/atlas';
import {getColumn, findNumber, readRecords} from '../../tests/support/sheets';
import {siteDir} from '../../tests/support/site';

const places = new Map(mapPlaces().map((place) => [place.name, place]));
const gateWatcher = 'campaigns/return-of-the-gatewatcher';

const readText = (path: string): string =>
  readFileSync(join(siteDir, path), 'utf8').replaceAll(/\s+/g, ' ');

function findPosition(name: string): readonly [number, number] {
  return places.get(name)?.position ?? [NaN, NaN];
}

describe('facts that the map and the tables share (R8, C14)', () => {
  const waters = loadFeatures('rivers').lines.flatMap(({line}) => line);

  it.each(getColumn('world-info/almanac/league-towns.csv', 'Town'))(
    'place the bridge of %s over water',
    (town) => {
      const miles = waters.map((point) =>
        measureLength([point, findPosition(town)]),
      );
      expect(Math.min(...miles)).toBeLessThan(11);
    },
  );

  it('place the Gate of Lightning where Marce can maintain its roof', () => {
    const towns = readRecords('world-info/almanac/torosian-towns.csv');
    const marce = towns.find(({Town}) => Town === 'Marce');
    expect(marce?.['Known for']).toContain('the Gate of Lightning');
    expect(
      measureLength([findPosition('Marce'), findPosition('Gate of Lightning')]),
    ).toBeLessThan(10);
  });

  it('place shipyards by the sea', () => {
    const harbors = getColumn('world-info/almanac/harbors.csv', 'Harbor');
    const yards = getColumn('world-info/almanac/ships.csv', 'Built at');
    const inland = yards.filter(
      (yard) => places.get(yard)?.kind !== 'port' && !harbors.includes(yard),
    );
    expect(yards.length).toBeGreaterThan(4);
    expect(inland).toEqual([]);
  });

  it('explain every region in the list of territories', () => {
    const told = readText('docs/prime-almanac/territory-list.md');
    const regions = new Set(getColumn('world-info/territories.csv', 'Region'));
    const line = /\*\*Region\*\*[^*]*/.exec(told)?.[0] ?? '';
    expect([...regions].filter((region) => !line.includes(region))).toEqual([]);
  });
});

describe('facts that two sheets of a people share (R9)', () => {
  it('let a Gray Elf marry at the age of adulthood', () => {
    const elf = readRecords('world-info/peoples.csv').find(
      ({People}) => People === 'Gray Elf',
    );
    const grown = readRecords('world-info/peoples/gray-elf-ages.csv').find(
      ({May}) => May?.startsWith('marry'),
    );
    expect(findNumber(/adult (\d+)/.exec(elf?.['Age'] ?? '')?.[1])).toBe(
      Number(/^\d+/.exec(grown?.['Age'] ?? '')?.[0]),
    );
  });

  it('let an orc, and a half-orc at an orcish hearth, keep the first tooth until fourteen', () => {
    const oath = readRecords('world-info/peoples/orc-age-grades.csv').find(
      ({Grade}) => Grade === 'Oath-tooth',
    );
    expect(oath?.['Age']).toMatch(/^14–/);
    expect(readText('docs/races-and-anthropology/orc.md')).toContain(
      'are yours at fourteen',
    );
    expect(readText('library/variants/half-orc-orcish-hearth.md')).toContain(
      'owe a tooth for it at fourteen',
    );
  });
});

describe('the overview of the peoples (R9)', () => {
  const [, told = ''] = readText('docs/races-and-anthropology/index.md').split(
    '**Eyes at night.** ',
  );
  const [dark = '', dim = ''] = told.split(/[.;]/);
  const traits = readRecords('world-info/peoples/traits.csv');

  it.each([
    {sights: ['Dark sight'], words: dark},
    {sights: ['Dim sight', 'Star sight'], words: dim},
  ])('names those who have $sights, and nobody else', ({sights, words}) => {
    const peoples = [...new Set(traits.map(({People = ''}) => People))];
    const isNamed = (people: string): boolean =>
      new RegExp(
        `(?<!-)\\b${people.replace('Elf', 'El(?:f|ves)')}s?\\b`,
        'i',
      ).test(words);
    expect(peoples.filter(isNamed)).toEqual(
      peoples.filter((people) =>
        traits.some(
          (trait) =>
            trait['People'] === people &&
            sights.includes(trait['Gift or burden'] ?? ''),
        ),
      ),
    );
  });
});

describe('the traces of the nine keys (R3)', () => {
  const kept = ['session-scenes', 'session-gains', 'sessions'].flatMap((name) =>
    readRecords(`${gateWatcher}/${name}.csv`),
  );

  it.each(readRecords(`${gateWatcher}/keys.csv`))(
    'were met in the listed session: $Gate, $Session',
    ({Gate = '', Session}) => {
      const told = kept
        .filter((row) => row['Session'] === Session)
        .flatMap((row) => Object.values(row))
        .join(' ');
      expect(told).toMatch(new RegExp(`\\b${Gate.replace('The ', '')}\\b`));
    },
  );
});

describe('rules that two sheets share (R4, R7)', () => {
  const inRow = (path: string, key: string): Readonly<Record<string, string>> =>
    readRecords(path).find((row) => Object.values(row).includes(key)) ?? {};
  const carried = 'character-creation/starting-gear.csv';

  it('use up lights below ground as fast as their sheets of gear say', () => {
    const lights = inRow('game-mechanics/combat/wandering.csv', '3');
    expect(Object.values(lights).join(' ')).toMatch(
      /a torch each six turns; a pint of lamp oil each thirty-six$/,
    );
    expect(inRow(carried, 'Torches, six')['Use']).toContain('an hour each');
    expect(inRow(carried, 'Lamp oil, three pints')['Use']).toContain(
      'six hours a pint',
    );
  });

  it('let standing up cost and provoke the same', () => {
    const {AP = '', Provokes} = inRow(
      'game-mechanics/combat/actions.csv',
      'Stand up',
    );
    const told = inRow('game-mechanics/combat/in-a-fight.csv', 'Standing up');
    expect(told['Answer']).toContain(
      `${AP} AP, and it ${Provokes === 'yes' ? 'provokes' : 'does not provoke'}`,
    );
  });

  it('let the poison of a deep spider last as long in both', () => {
    const {Harm = '', Rounds} = inRow(
      'game-mechanics/combat/foe-powers.csv',
      'Deep spider',
    );
    const bite = inRow(
      'game-mechanics/combat/danger-saves.csv',
      'Viper or deep spider',
    );
    expect(Rounds).toBe('2');
    expect(bite['You fail']).toBe(
      `${Harm} damage, and as much at the end of your next two turns`,
    );
    expect(bite['You save']).toBe(`Half of ${Harm}, once`);
  });
});

describe('the people of the campaigns (R2, R3)', () => {
  const log = readText('docs/return-of-the-gatewatcher/game-story.md').split(
    /### Session \d+/,
  );
  const scenes = readRecords(`${gateWatcher}/session-scenes.csv`);

  it.each(readRecords(`${gateWatcher}/people.csv`))(
    'are told of in every session in which they were seen: $Name',
    ({Name = '', 'Seen in': seen = ''}) => {
      const silent = seen.split(', ').filter((session) => {
        const told = scenes
          .filter(({Session}) => Session === session)
          .flatMap((row) => Object.values(row));
        return ![log[Number(session)] ?? '', ...told].join(' ').includes(Name);
      });
      expect(silent).toEqual([]);
    },
  );

  it('pay with coins that were thirty years old in 1124', () => {
    const years = [
      ...readText(
        'docs/campaign-reference/shroud-of-the-empire/handouts.md',
      ).matchAll(/coin of (\d+)/g),
    ].map(([, year]) => Number(year));
    const told = readRecords(
      'campaigns/shroud-of-the-empire/session-gains.csv',
    ).find(({Session}) => Session === '2');
    expect(years).toHaveLength(5);
    expect(told?.['Gained']).toContain(
      `coin of ${String(Math.min(...years))} to ${String(Math.max(...years))}`,
    );
    expect(Math.max(...years)).toBeLessThanOrEqual(1124 - 30);
  });
});
