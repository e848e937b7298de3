import {planScroll, targetId} from '../../../../src/shared/model/scrollPlan';

describe('the scroll position of a page', () => {
  it('is where readers left it, when they go back or forward', () => {
    expect(planScroll('', 640)).toEqual({kind: 'position', y: 640});
  });

  it('is the target of the hash on a first visit', () => {
    expect(planScroll('#armor-mail', undefined)).toEqual({
      kind: 'target',
      id: 'armor-mail',
    });
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

describe('the target id in a hash', () => {
  it.each(['', '#'])('does not exist in the hash "%s"', (hash) => {
    expect(targetId(hash)).toBeUndefined();
  });
});
