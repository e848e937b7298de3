import {act, renderHook} from '@testing-library/react';
import {useOwnSpellbook} from '../../client/ownSpellbook';
import {storage} from '../../../../src/site/storage';

const WHISPER = 'spell-ash-whisper';
const SKIN = 'power-harden-skin';

function kept(): unknown {
  return JSON.parse(localStorage.getItem(storage.spellbook) ?? 'null');
}

/** Simulates another window that writes to the storage. */
function writeElsewhere(text: string): void {
  act(() => {
    localStorage.setItem(storage.spellbook, text);
    window.dispatchEvent(
      new StorageEvent('storage', {key: storage.spellbook, newValue: text}),
    );
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the spellbook of a reader', () => {
  it('is empty at first, and is kept on the device', () => {
    const {result} = renderHook(useOwnSpellbook);
    expect([...result.current.anchors]).toEqual([]);
    act(() => {
      result.current.turn(WHISPER);
    });
    expect([...result.current.anchors]).toEqual([WHISPER]);
    expect(kept()).toEqual([WHISPER]);
  });

  it('follows other windows, and adds to what they stored', () => {
    const {result} = renderHook(useOwnSpellbook);
    writeElsewhere(JSON.stringify([WHISPER]));
    expect([...result.current.anchors]).toEqual([WHISPER]);
    act(() => {
      result.current.turn(SKIN);
    });
    expect(kept()).toEqual([WHISPER, SKIN]);
  });

  it.each(['{', '7', '"spell-ash-whisper"', '{"0": "spell"}'])(
    'is empty if the stored one is invalid: %s',
    (text) => {
      localStorage.setItem(storage.spellbook, text);
      const {result} = renderHook(useOwnSpellbook);
      expect([...result.current.anchors]).toEqual([]);
    },
  );

  it('lasts as long as the page if the browser stores nothing', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No storage here', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No storage here', 'SecurityError');
    });
    const {result} = renderHook(useOwnSpellbook);
    act(() => {
      result.current.turn(WHISPER);
    });
    expect([...result.current.anchors]).toEqual([WHISPER]);
    act(() => {
      result.current.turn(WHISPER);
    });
    expect([...result.current.anchors]).toEqual([]);
  });
});
