import fc from 'fast-check';
import {
  NO_FIGHT,
  type Action,
  type Fight,
  type Outcome,
} from '../../../../../src/features/tracker/lib/fight';
import {
  changeKept,
  NOTHING_KEPT,
  parseKept,
  type Change,
} from '../../../../../src/features/tracker/lib/kept';
import {
  NO_SESSION,
  replay,
  takeSteps,
  undoStep,
} from '../../../../../src/features/tracker/lib/session';
import {isSession} from '../../../../../src/features/tracker/lib/sessionShape';
import {
  readFightFile,
  writeFightFile,
} from '../../../../../src/features/tracker/lib/trackerFile';
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

describe('a fight that is kept (T6)', () => {
  it('leaves out steps that cannot be done', () => {
    const session = takeSteps(apply, NO_SESSION, [next, refused, next]);
    expect(session.actions).toEqual([next, next]);
  });

  it('stands as before where as many steps are taken back as were done', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (before, after) => {
        const steps = (count: number): readonly Action[] =>
          Array.from({length: count}, () => next);
        const first = takeSteps(apply, NO_SESSION, steps(before));
        let session = takeSteps(apply, first, steps(after));
        for (let step = 0; step < after; step += 1) {
          session = undoStep(session);
        }
        expect(session).toEqual(first);
      }),
    );
  });

  it('keeps no endless log: the oldest of a thousand steps become its beginning', () => {
    const many = Array.from({length: 1001}, () => next);
    const session = takeSteps(apply, NO_SESSION, many);
    expect(session.actions).toHaveLength(801);
    expect(session.base.round).toBe(200);
    expect(replay(apply, session).fight.round).toBe(1001);
    const least = takeSteps(apply, NO_SESSION, many.slice(1));
    expect(least.actions).toHaveLength(1000);
  });

  it('is not lost to another that takes its place', () => {
    const change = (...changes: readonly Change[]) =>
      changes.reduce(
        (kept, each) => changeKept(apply, kept, each),
        NOTHING_KEPT,
      );
    const fought = change({do: 'steps', actions: [next]});
    const opened = changeKept(apply, fought, {do: 'open', session: NO_SESSION});
    expect(opened).toEqual({session: NO_SESSION, before: fought.session});
    expect(changeKept(apply, opened, {do: 'return'}).session).toEqual(
      fought.session,
    );
    expect(change({do: 'open', session: NO_SESSION}).before).toBeUndefined();
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

describe('the file of a fight (T6)', () => {
  it('holds all of it, and brings it back', () => {
    expect(readFightFile(writeFightFile(fought))).toEqual({session: fought});
  });

  it.each([
    ['{"format": "fight", "vers', 'notJson'],
    ['{"format": "desk", "version": 1}', 'foreign'],
    ['{"format": "fight", "version": 2}', 'newer'],
    ['{"format": "fight", "version": 1, "session": {}}', 'damaged'],
    ['null', 'foreign'],
  ])('is refused where it is something else: %s', (text, fault) => {
    expect(readFightFile(text)).toEqual({fault});
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

describe('what a browser has stored (T6)', () => {
  it('is read with the fight before, where that can be read', () => {
    expect(parseKept({session: fought, before: NO_SESSION})).toEqual({
      session: fought,
      before: NO_SESSION,
    });
    expect(parseKept({session: fought, before: 7})).toEqual({session: fought});
  });

  it.each([[undefined], [null], [7], [{session: {actions: []}}]])(
    'is no fight where it is something else: %j',
    (stored) => {
      expect(parseKept(stored)).toBeUndefined();
    },
  );
});
