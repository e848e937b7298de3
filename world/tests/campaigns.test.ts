import {dayNumber, parseDate} from '../../plugins/calendar/model/calendar';
import {levelReached} from '../rules/progress';
import {rules} from '../rules/rules';
import {getColumn, findNumber, readRecords} from '../../tests/support/sheets';

const gateWatcher = 'campaigns/return-of-the-gatewatcher';

const campaigns = [
  {folder: gateWatcher, name: 'Return of the Gate Watcher'},
  {
    folder: 'campaigns/shroud-of-the-empire',
    name: 'Shroud of the Empire',
  },
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

describe.each(campaigns)('the sessions of $name', (campaign) => {
  const sessions = readRecords(`${campaign.folder}/sessions.csv`);

  it('are numbered from 1', () => {
    expect(sessions.map((session) => session['Session'])).toEqual(
      sessions.map((_, index) => String(index + 1)),
    );
  });

  it('follow one another in the world, and end before today', () => {
    const days = [
      ...sessions.map((session) => session['World date'] ?? ''),
      ...getColumn('world-info/present.csv', 'Today'),
    ].map((date) => dayNumber(parseDate(date)));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(new Set(days).size).toBe(days.length);
  });

  it('have portraits that are veiled until their people are met', () => {
    const people = readRecords(`${campaign.folder}/people.csv`);
    const portraits = readRecords(`${campaign.folder}/characters/index.csv`);
    const met = new Map(people.map((one) => [one['Name'], one['Session']]));
    expect(people.length).toBeGreaterThan(0);
    expect(portraits.map(({title, session}) => [title, session])).toEqual(
      portraits.map(({title}) => [title, met.get(title) ?? '']),
    );
    const shown = new Set(portraits.map(({title}) => title));
    expect(people.filter(({Name}) => !shown.has(Name))).toEqual([]);
  });

  it('each have a row in the table of gains', () => {
    expect(
      getColumn(`${campaign.folder}/session-gains.csv`, 'Session'),
    ).toEqual(sessions.map((session) => session['Session']));
  });

  it('each have at least two scenes to run', () => {
    const scenes = getColumn(
      `${campaign.folder}/session-scenes.csv`,
      'Session',
    );
    const played = sessions.map((session) => session['Session'] ?? '');
    expect([...new Set(scenes)]).toEqual(played);
    expect(
      played.filter(
        (session) => scenes.filter((one) => one === session).length < 2,
      ),
    ).toEqual([]);
  });
});

describe('the experience of the Latchkeepers', () => {
  const awards = readRecords(`${gateWatcher}/experience.csv`);
  const sessions = readRecords(`${gateWatcher}/sessions.csv`);
  const keepers = readRecords(`${gateWatcher}/latchkeepers.csv`);

  function sumAwards(name: string): number {
    const absent = sessions
      .filter((session) => session['Present']?.includes(name))
      .map((session) => session['Session']);
    return sum(
      awards
        .filter(
          ({Session, To}) =>
            To === name ||
            (To === 'each one present' && !absent.includes(Session)),
        )
        .map(({Experience}) => findNumber(Experience)),
    );
  }

  it.each(keepers)('is the sum of the awards: $Name', (keeper) => {
    expect(findNumber(keeper['Experience'])).toBe(
      sumAwards(keeper['Name'] ?? ''),
    );
  });

  it.each(keepers)('determines the level: $Name', (keeper) => {
    expect(levelReached(rules, findNumber(keeper['Experience']))).toBe(
      Number(keeper['Level']),
    );
  });

  it.each(readRecords(`${gateWatcher}/session-gains.csv`))(
    'is shown for session $Session as it was earned',
    ({Session, Experience}) => {
      expect(findNumber(Experience)).toBe(
        sum(
          awards
            .filter(
              (award) =>
                award['Session'] === Session &&
                award['To'] === 'each one present',
            )
            .map((award) => findNumber(award['Experience'])),
        ),
      );
    },
  );
});

describe('the experience of the Lamplighters', () => {
  const folder = 'campaigns/shroud-of-the-empire';
  const earned = sum(
    getColumn(`${folder}/experience.csv`, 'Experience').map(findNumber),
  );

  it.each(readRecords(`${folder}/lamplighters.csv`))(
    'determines the level: $Cover name',
    (lamplighter) => {
      expect(Number(lamplighter['Level'])).toBe(levelReached(rules, earned));
    },
  );
});

describe('the route of the Latchkeepers', () => {
  const measured = new Map(
    readRecords('world-info/distances.csv').flatMap(({From, To, Miles}) => [
      [`${From ?? ''}–${To ?? ''}`, Miles] as const,
      [`${To ?? ''}–${From ?? ''}`, Miles] as const,
    ]),
  );
  const pace = new Map(
    readRecords('world-info/travel-speeds.csv').map((speed) => [
      speed['Way'],
      Number(speed['Miles a day']),
    ]),
  );
  const ways: Readonly<Record<string, string>> = {
    'road, on horseback': 'Horse',
    sea: 'Ship',
    coast: 'Ship',
    sledge: 'Foot',
  };
  const legs = readRecords(`${gateWatcher}/route.csv`);
  const withMiles = legs.filter(({Miles}) => Number(Miles) > 0);

  it('has legs with a distance', () => {
    expect(withMiles.length).toBeGreaterThan(0);
  });

  it.each(withMiles)(
    'has the miles and days in the almanac: $From to $To',
    ({From = '', To = '', Miles, Days, Way = ''}) => {
      expect(Miles).toBe(measured.get(`${From}–${To}`));
      expect(Number(Days)).toBe(
        Math.ceil(Number(Miles) / (pace.get(ways[Way]) ?? NaN)),
      );
    },
  );
});
