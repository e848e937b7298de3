import {
  entryKey,
  planScroll,
  targetId,
} from '../../../../src/shared/lib/scrollPlan';

describe('the scroll position of a page', () => {
  it('is where readers left it, when they go back or forward', () => {
    expect(planScroll('', 640)).toEqual({kind: 'position', y: 640});
  });

  it('is where readers left it, rather than at the target of the hash', () => {
    expect(planScroll('#soak', 640)).toEqual({kind: 'position', y: 640});
  });

  it('is the top if readers left it there', () => {
    expect(planScroll('#soak', 0)).toEqual({kind: 'position', y: 0});
  });

  it('is the target of the hash on a first visit', () => {
    expect(planScroll('#armor-mail', undefined)).toEqual({
      kind: 'target',
      id: 'armor-mail',
    });
  });

  it.each([
    ['spaces', '#old%20name', 'old name'],
    ['accents', '#%C3%A9lan', 'élan'],
  ])('is the target of a hash with encoded %s', (_, hash, id) => {
    expect(planScroll(hash, undefined)).toEqual({kind: 'target', id});
  });

  it.each(['#100%', '#%E0%A4%A'])(
    'is the target as written if the hash %s is malformed',
    (hash) => {
      expect(planScroll(hash, undefined)).toEqual({
        kind: 'target',
        id: hash.slice(1),
      });
    },
  );

  it.each(['', '#'])('is the top if the hash "%s" has no target', (hash) => {
    expect(planScroll(hash, undefined)).toEqual({kind: 'top'});
  });
});

describe('the key of a history entry', () => {
  it('is the one that the router wrote into its state', () => {
    expect(entryKey({key: 'abc', state: undefined})).toBe('abc');
  });

  it.each([null, undefined, {}, {key: 5}, 'abc'])(
    'does not exist in the state %j',
    (state) => {
      expect(entryKey(state)).toBeUndefined();
    },
  );
});

describe('the target id in a hash', () => {
  it('is the text after the #, without percent escapes', () => {
    expect(targetId('#armor%20mail')).toBe('armor mail');
  });

  it.each(['', '#'])('does not exist in the hash "%s"', (hash) => {
    expect(targetId(hash)).toBeUndefined();
  });
});
