import {isComposing, pressedKey} from '../../../../src/shared/model/pressedKey';

describe('the key of a shortcut', () => {
  it.each([
    ['n', 'KeyN', 'n'],
    ['N', 'KeyN', 'n'],
    ['т', 'KeyN', 'n'],
    // Dvorak and AZERTY have Latin letters of their own.
    ['k', 'KeyV', 'k'],
    ['a', 'KeyQ', 'a'],
    // A sign is no letter, wherever it is.
    ['/', 'Digit7', '/'],
    ['Escape', 'Escape', 'Escape'],
    ['Process', 'KeyK', 'Process'],
  ])('%s on %s is %s', (key, code, pressed) => {
    expect(pressedKey({key, code})).toBe(pressed);
  });
});

describe('a key of an input method', () => {
  it.each([
    ['while a word is composed', {isComposing: true, keyCode: 13}, true],
    ['with the code of Safari', {isComposing: false, keyCode: 229}, true],
    ['not Enter alone', {isComposing: false, keyCode: 13}, false],
  ])('%s', (_, event, expected) => {
    expect(isComposing(event)).toBe(expected);
  });
});
