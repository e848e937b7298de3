import fc from '../../../../tests/support/properties';
import {
  NO_FIGHT,
  type Action,
  type Fight,
  type Outcome,
} from '../../../../src/shared/model/fight';
import {
  changeFights,
  createFights,
  groupFighters,
  readFights,
  writeFights,
  type Change,
} from '../../model/kept';
import {
  NO_SESSION,
  openPlay,
  replay,
  takeStep,
  undoStep,
  type Play,
} from '../../model/session';
import {isSession} from '../../model/sessionShape';
import {
  readTrackerFile,
  writeFightersFile,
  writeFightFile,
} from '../../model/trackerFile';
import {makeFighter} from '../fighters';

/** Rules of no game: rounds count up, and nothing else can be done. */
function apply(fight: Fight, action: Action): Outcome {
  if (action.do !== 'next') {
    return {fight, notes: []};
  }
  const round = fight.round + 1;
  return {fight: {...fight, round}, notes: [{is: 'round', round}]};
}

const next: Action = {do: 'next', harm: {}};
const refused: Action = {do: 'bind', who: 'f1'};

const start = openPlay(apply, NO_SESSION);

function takeSteps(play: Play, steps: readonly Action[]): Play {
  return steps.reduce((now, step) => takeStep(apply, now, step), play);
}

function takeMany(play: Play, count: number): Play {
  const steps = Array.from({length: count}, () => next);
  return takeSteps(play, steps);
}

describe('a fight that is kept', () => {
  it('leaves out steps that cannot be taken', () => {
    const {session} = takeSteps(start, [next, refused, next]);
    expect(session.actions).toEqual([next, next]);
    expect(takeSteps(start, [refused])).toBe(start);
  });

  it('stands as before once as many steps are undone as were taken', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (before, after) => {
        const first = takeMany(start, before);
        let play = takeMany(first, after);
        for (let step = 0; step < after; step += 1) {
          play = undoStep(apply, play);
        }
        expect(play).toEqual(first);
      }),
    );
    expect(undoStep(apply, start)).toBe(start);
  });

  it('stands as if played from its beginning, whatever was taken and undone', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), {maxLength: 60}), (moves) => {
        const {session, told} = moves.reduce(
          (play, isStep) =>
            isStep ? takeMany(play, 1) : undoStep(apply, play),
          start,
        );
        expect(told).toEqual(replay(apply, session));
      }),
    );
  });

  it('keeps no endless log: the oldest of a thousand steps become its beginning', () => {
    const {session, told} = takeMany(start, 1001);
    expect(session.actions).toHaveLength(801);
    expect(session.base.round).toBe(200);
    expect(told.fight.round).toBe(1001);
    expect(told).toEqual(replay(apply, session));
    expect(takeMany(start, 1000).session.actions).toHaveLength(1000);
  });

  it('is not lost to another that replaces it', () => {
    const change = (...changes: readonly Change[]) =>
      changes.reduce(
        (fights, each) => changeFights(apply, fights, each),
        createFights(apply),
      );
    const played = change({do: 'step', action: next});
    const opened = changeFights(apply, played, {
      do: 'open',
      session: NO_SESSION,
    });
    expect(writeFights(opened)).toEqual({
      session: NO_SESSION,
      before: played.session,
    });
    expect(changeFights(apply, opened, {do: 'return'}).session).toEqual(
      played.session,
    );
    expect(change({do: 'open', session: NO_SESSION}).before).toBeUndefined();
  });

  it('undoes only the step that its reader saw, not one of another tab', () => {
    const fights = changeFights(apply, createFights(apply), {
      do: 'step',
      action: next,
    });
    const undo = (action: Action | undefined): number =>
      changeFights(apply, fights, {do: 'undo', action}).session.actions.length;
    expect(undo({...next})).toBe(0);
    expect(undo(refused)).toBe(1);
    expect(undo(undefined)).toBe(1);
  });
});

const fought = {
  base: {
    ...NO_FIGHT,
    combatants: [
      {
        id: 'f1',
        name: 'Wolf',
        side: 'foes',
        fighter: makeFighter('Wolf'),
        isNamed: false,
        initiative: null,
        hitPoints: 20,
        points: 0,
        owed: 0,
        struck: {},
        used: [],
        effects: [],
        isBound: false,
        isGone: false,
        from: 1,
      },
    ],
  },
  actions: [next],
} as const;

const [wolf] = fought.base.combatants;

describe('saved fighters', () => {
  const pack = {
    name: 'The pack',
    groups: groupFighters(
      [wolf, {...wolf, id: 'f2'}, {...wolf, name: 'Fang', isNamed: true}],
      'foes',
    ),
  };
  const change = (...changes: readonly Change[]) =>
    changes.reduce(
      (fights, each) => changeFights(apply, fights, each),
      createFights(apply),
    );

  it('are grouped by kind as they were before their fight, and by name if they have one', () => {
    expect(pack.groups).toEqual([
      {fighter: wolf.fighter, side: 'foes', count: 2},
      {fighter: wolf.fighter, side: 'foes', count: 1, name: 'Fang'},
    ]);
    expect(groupFighters([wolf], 'heroes')).toEqual([]);
  });

  it('outlast the fight, and are stored with it', () => {
    const fights = change(
      {do: 'save', saved: [pack]},
      {do: 'step', action: next},
      {do: 'open', session: NO_SESSION},
      {do: 'return'},
    );
    expect(fights.saved).toEqual([pack]);
    const stored: unknown = JSON.parse(JSON.stringify(writeFights(fights)));
    expect(readFights(apply, stored)).toMatchObject({
      value: {saved: [pack]},
      unread: [],
    });
  });

  it('replace those of the same name, and are deleted by name', () => {
    const later = {...pack, groups: []};
    const twice = change(
      {do: 'save', saved: [pack, {...pack, name: 'Others'}]},
      {do: 'save', saved: [later]},
    );
    expect(twice.saved?.map(({name}) => name)).toEqual(['Others', 'The pack']);
    expect(twice.saved?.at(-1)).toBe(later);
    expect(
      changeFights(apply, twice, {do: 'delete', name: 'Others'}).saved,
    ).toEqual([later]);
  });

  it('that cannot be read are returned as they were, and the fight opens', () => {
    const stored = {...fought, session: fought, saved: [{name: 'The pack'}]};
    const {value, unread} = readFights(apply, stored);
    expect(value?.session).toBe(fought);
    expect(unread).toEqual([stored.saved]);
  });

  it('come back from a file', () => {
    expect(readTrackerFile(writeFightersFile([pack]))).toEqual({saved: [pack]});
    expect(
      readTrackerFile('{"format": "fighters", "version": 1, "saved": [{}]}'),
    ).toEqual({fault: 'damaged'});
    expect(readTrackerFile('{"format": "fighters", "version": 2}')).toEqual({
      fault: 'newer',
    });
  });
});

describe('the file of a fight', () => {
  it('holds all of it, and brings it back', () => {
    expect(readTrackerFile(writeFightFile(fought))).toEqual({session: fought});
  });

  it.each([
    ['{"format": "fight", "vers', 'damaged'],
    ['{"format": "desk", "version": 1}', 'damaged'],
    ['{"format": "fight", "version": 2}', 'newer'],
    ['{"format": "fight", "version": 1, "session": {}}', 'damaged'],
    ['null', 'damaged'],
  ])('is refused where it is something else: %s', (text, fault) => {
    expect(readTrackerFile(text)).toEqual({fault});
  });

  it('is refused where one number of it is none', () => {
    const damaged = JSON.stringify(fought).replace(
      '"hitPoints":20,"points":0',
      '"hitPoints":"20","points":0',
    );
    expect(isSession(JSON.parse(damaged))).toBe(false);
    expect(isSession(fought)).toBe(true);
  });
});

describe('what a browser has stored', () => {
  const read = (stored: unknown) => {
    const {value, unread} = readFights(apply, stored);
    return {kept: value && writeFights(value), unread};
  };

  it('is read with the fight before', () => {
    const kept = {session: fought, before: NO_SESSION};
    expect(read({...kept, revision: 'a'})).toEqual({kept, unread: []});
    expect(read({session: fought})).toEqual({
      kept: {session: fought, before: undefined},
      unread: [],
    });
  });

  it('is read without a fight before that is damaged, which is kept aside', () => {
    expect(read({session: fought, before: 7})).toEqual({
      kept: {session: fought, before: undefined},
      unread: [7],
    });
  });

  it.each([[null], [7], [{session: {actions: []}}]])(
    'is kept aside as it was if it is no fight: %j',
    (stored) => {
      expect(read(stored)).toEqual({kept: undefined, unread: [stored]});
    },
  );
});
