import {measureLength} from '../../plugins/map/model/geometry';
import {loadFeatures, mapPlaces} from './support/atlas';
import {getColumn, findNumber, readRecords} from '../../tests/support/sheets';

const places = new Map(mapPlaces().map((place) => [place.name, place]));
const gateWatcher = 'campaigns/return-of-the-gatewatcher';

function findPosition(name: string): readonly [number, number] {
  return places.get(name)?.position ?? [NaN, NaN];
}

describe('facts that the map and the tables share', () => {
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
});

describe('facts that two sheets of a people share', () => {
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
});

describe('the traces of the nine keys', () => {
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

describe('rules that two sheets share', () => {
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
