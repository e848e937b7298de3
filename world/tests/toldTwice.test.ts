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
