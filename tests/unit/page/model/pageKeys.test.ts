import {pageForKey, type KeyPress} from '../../../../src/page/model/pageKeys';

const neighbors = {previous: '/limbo.html', next: '/planes.html'};

/** Alt with the right arrow key, apart from the given properties. */
function press(more: Partial<KeyPress> = {}): KeyPress {
  return {
    key: 'ArrowRight',
    altKey: true,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    inField: false,
    ...more,
  };
}

describe('keys that turn pages', () => {
  it('go to the next page by Alt and the right arrow, and back by Alt and the left', () => {
    expect(pageForKey(press(), neighbors)).toBe('/planes.html');
    expect(pageForKey(press({key: 'ArrowLeft'}), neighbors)).toBe(
      '/limbo.html',
    );
  });

  it.each([
    ['ArrowRight', {previous: '/limbo.html'}],
    ['ArrowLeft', {next: '/planes.html'}],
  ])('do nothing by %s if there is no such page', (key, others) => {
    expect(pageForKey(press({key}), others)).toBeUndefined();
  });

  it.each([
    ['readers are in a field', {inField: true}],
    ['Alt is not held', {altKey: false}],
    ['Control is held too', {ctrlKey: true}],
    ['it is another arrow', {key: 'ArrowDown'}],
    ['it is a name that every object has', {key: 'constructor'}],
  ])('do nothing if %s', (_, more) => {
    expect(pageForKey(press(more), neighbors)).toBeUndefined();
  });
});
