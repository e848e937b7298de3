import {act, fireEvent, renderHook} from '@testing-library/react';
import {
  openPalette,
  setPaletteQuery,
  usePaletteQuery,
} from '../../client/paletteQuery';
import {usePaletteKeys} from '../../client/usePaletteKeys';

/** Watches the text in the palette. */
function follow(isThere = false): () => string | undefined {
  const {result} = renderHook(() => {
    usePaletteKeys(isThere);
    return usePaletteQuery();
  });
  return () => result.current;
}

/** Presses a key on an element; returns whether the browser's default action is allowed. */
function press(
  init: KeyboardEventInit,
  target: Element = document.body,
): boolean {
  return fireEvent.keyDown(target, init);
}

afterEach(() => {
  act(() => {
    setPaletteQuery(undefined);
  });
});

describe('the keys of the palette', () => {
  it.each([
    ['a slash', {key: '/'}],
    ['Ctrl and K', {key: 'k', ctrlKey: true}],
    ['Command and K, also with capitals', {key: 'K', metaKey: true}],
    [
      'Ctrl and the key of K in Cyrillic',
      {key: 'л', code: 'KeyK', ctrlKey: true},
    ],
  ])('include %s', (_, init) => {
    const query = follow();
    expect(press(init)).toBe(false);
    expect(query()).toBe('');
  });

  it.each([
    ['K alone', {key: 'k'}],
    [
      'Ctrl and T where K is on other keyboards',
      {key: 't', code: 'KeyK', ctrlKey: true},
    ],
    ['a slash with Ctrl', {key: '/', ctrlKey: true}],
    ['a slash with Alt', {key: '/', altKey: true}],
  ])('do not include %s', (_, init) => {
    const query = follow();
    expect(press(init)).toBe(true);
    expect(query()).toBeUndefined();
  });

  it('leave a slash to a text field, but not Ctrl+K', () => {
    const query = follow();
    const field = document.body.appendChild(document.createElement('input'));
    expect(press({key: '/'}, field)).toBe(true);
    expect(query()).toBeUndefined();
    press({key: 'k', ctrlKey: true}, field);
    expect(query()).toBe('');
    field.remove();
  });

  it('ignore events that were already handled', () => {
    const query = follow();
    const take = (event: Event): void => {
      event.preventDefault();
    };
    document.body.addEventListener('keydown', take);
    press({key: '/'});
    document.body.removeEventListener('keydown', take);
    expect(query()).toBeUndefined();
  });

  it('are followed by typed text until the palette is open', () => {
    const query = follow();
    press({key: '/'});
    for (const key of ['l', 'i', 'Shift', 'm']) {
      press({key});
    }
    expect(query()).toBe('lim');
  });

  it('leave typed text to the palette once it is open', () => {
    const query = follow(true);
    act(openPalette);
    press({key: 'l'});
    expect(query()).toBe('');
  });

  it('leave an open palette as it is', () => {
    const query = follow(true);
    act(() => {
      setPaletteQuery('limbo');
    });
    press({key: 'k', ctrlKey: true});
    expect(query()).toBe('limbo');
  });
});
