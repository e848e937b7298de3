import {entryName, planScroll} from '../../../src/lib/scrollPlan';

describe('where a page is to stand (R15)', () => {
  it('is where readers left it, on the way back or forward', () => {
    expect(planScroll('', 640)).toEqual({kind: 'position', y: 640});
  });

  it('is where readers left it, rather than at the target of the hash', () => {
    expect(planScroll('#soak', 640)).toEqual({kind: 'position', y: 640});
  });

  it('is the top where readers left it there', () => {
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
    'is the target as it is written where the hash %s is malformed',
    (hash) => {
      expect(planScroll(hash, undefined)).toEqual({
        kind: 'target',
        id: hash.slice(1),
      });
    },
  );

  it.each(['', '#'])('is the top where the hash "%s" names nothing', (hash) => {
    expect(planScroll(hash, undefined)).toEqual({kind: 'top'});
  });
});

describe('the name of a place in the history (R15)', () => {
  it('tells two visits of one page apart', () => {
    const place = {pathname: '/prime-almanac/', hash: ''};
    expect(entryName({...place, key: 'abc'})).not.toBe(
      entryName({...place, key: 'def'}),
    );
  });

  it('tells two targets of one page apart', () => {
    const place = {pathname: '/prime-almanac/'};
    expect(entryName({...place, hash: '#seas'})).not.toBe(
      entryName({...place, hash: ''}),
    );
  });

  it('is made of path and hash where the browser gave no key', () => {
    expect(entryName({pathname: '/prime-almanac/', hash: '#seas'})).toBe(
      ':/prime-almanac/#seas',
    );
    expect(entryName({key: undefined, pathname: '/', hash: ''})).toBe(':/');
  });

  it('holds key, path and hash', () => {
    expect(entryName({key: 'k1', pathname: '/', hash: '#top'})).toBe(
      'k1:/#top',
    );
  });
});
