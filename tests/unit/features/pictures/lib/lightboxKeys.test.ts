import {
  actionForKey,
  getNextIndex,
  MOST,
  getNextZoom,
} from '../../../../../src/features/pictures/lib/lightboxKeys';

const none = {altKey: false, ctrlKey: false, metaKey: false};

describe('the keys of a lightbox', () => {
  it.each([
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['+', 'zoomIn'],
    ['=', 'zoomIn'],
    ['-', 'zoomOut'],
    ['0', 'zoomReset'],
    ['Escape', 'close'],
    ['Enter', undefined],
    [' ', undefined],
    ['Tab', undefined],
    ['ArrowDown', undefined],
    ['a', undefined],
  ])('%j asks for %s', (key, action) => {
    expect(actionForKey({...none, key})).toBe(action);
  });

  it.each(['ArrowRight', 'ArrowLeft'])(
    'Alt and %s turn no page behind it',
    (key) => {
      expect(actionForKey({...none, altKey: true, key})).toBe('swallow');
    },
  );

  it.each([
    {...none, ctrlKey: true, key: '+'},
    {...none, metaKey: true, key: '0'},
    {...none, ctrlKey: true, altKey: true, key: 'ArrowLeft'},
    {...none, altKey: true, key: 'Home'},
  ])('%j are left to the browser', (key) => {
    expect(actionForKey(key)).toBeUndefined();
  });
});

describe('the position among the pictures', () => {
  it.each([
    ['next', 3, 4],
    ['next', 59, 59],
    ['previous', 3, 2],
    ['previous', 0, 0],
    ['first', 30, 0],
    ['last', 30, 59],
    ['zoomIn', 30, 30],
    ['swallow', 30, 30],
  ] as const)('after %s from %i is %i of 60', (action, from, to) => {
    expect(getNextIndex(action, from, 60)).toBe(to);
  });
});

describe('the zoom', () => {
  it.each([
    ['zoomIn', 1, 1.5],
    ['zoomIn', 5, MOST],
    ['zoomIn', 6, 6],
    ['zoomOut', 1.5, 1],
    ['zoomOut', 1.2, 1],
    ['zoomOut', 1, 1],
    ['zoomReset', 4, 1],
    ['next', 4, 4],
  ] as const)('after %s from %f is %f', (action, from, to) => {
    expect(getNextZoom(action, from)).toBeCloseTo(to, 6);
  });
});
