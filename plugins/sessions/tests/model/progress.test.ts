import fc from '../../../../tests/support/properties';
import {
  findReached,
  isLater,
  partLater,
  readStoredSession,
} from '../../model/progress';
import {writeSessionMark} from '../../../../src/shared/model/sessionMark';

const progress = {gate: 4};

describe('how far a group has played', () => {
  it.each([
    ['the session that it has reached', 'gate/4', false],
    ['the one after it', 'gate/5', true],
    ['another campaign', 'lamp/5', false],
    ['content without a mark', undefined, false],
    ['a mark that cannot be read', 'gate/five', false],
    ['a name that every object has', 'constructor/5', false],
  ])('decides whether %s comes later', (_, mark, later) => {
    expect(isLater(mark, progress)).toBe(later);
  });

  it('veils nothing before readers have said where they stand', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 9999}), (session) => {
        expect(isLater(writeSessionMark({campaign: 'gate', session}), {})).toBe(
          false,
        );
      }),
    );
  });

  it('veils no more, the further a group has played', () => {
    const sessions = fc.integer({min: 0, max: 50});
    fc.assert(
      fc.property(
        fc.array(fc.integer({min: 1, max: 50})),
        sessions,
        sessions,
        (list, a, b) => {
          const count = (reached: number): number =>
            partLater(list, (session) => `gate/${session}`, {gate: reached})
              .hidden;
          expect(count(Math.max(a, b))).toBeLessThanOrEqual(
            count(Math.min(a, b)),
          );
        },
      ),
    );
  });

  it('loses no entry: each is shown or counted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({min: 1, max: 20})),
        fc.integer({min: 0, max: 20}),
        (list, reached) => {
          const {shown, hidden} = partLater(
            list,
            (session) => `gate/${session}`,
            {gate: reached},
          );
          expect(shown).toEqual(list.filter((session) => session <= reached));
          expect(hidden).toBe(list.length - shown.length);
        },
      ),
    );
  });

  it.each([
    ['0', 0],
    ['12', 12],
    ['9999', 9999],
    ['10000', undefined],
    ['-1', undefined],
    ['4.5', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads what is stored: %s', (text, session) => {
    expect(readStoredSession(text)).toBe(session);
  });

  it('tells not said from none played', () => {
    expect(findReached('gate', {gate: 0})).toBe(0);
    expect(findReached('lamp', {gate: 0})).toBeUndefined();
    expect(findReached('toString', {})).toBeUndefined();
  });
});
