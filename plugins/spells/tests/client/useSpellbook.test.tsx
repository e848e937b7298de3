import {act, renderHook} from '@testing-library/react';
import {
  addCharacter,
  sheetStore,
} from '../../../character-sheet/client/sheetStore';
import type {AnyCharacter} from '../../../character-sheet/model/sheetRules';
import {findOpenSheet} from '../../../character-sheet/model/sheets';
import {useSpellbook} from '../../client/useSpellbook';
import {storage} from '../../../../src/site/storage';
import {catalogue} from '../../../../world/sheetTables';
import {
  know,
  makeCaster,
} from '../../../../world/tests/rules/character/casters';
import {getReady} from '../../../../world/tests/rules/character/readyCharacters';

const whisper = catalogue.find(({title}) => title === 'Ash Whisper');
const skin = catalogue.find(({title}) => title === 'Harden Skin');

async function show() {
  const {result} = renderHook(() => useSpellbook(catalogue));
  await act(() => sheetStore.flushed);
  return result;
}

async function open(character: unknown): Promise<void> {
  await act(() => addCharacter(character as AnyCharacter));
}

describe('the stars of the spell finder', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('are the reader’s own while no caster is open', async () => {
    localStorage.setItem(storage.spellbook, '["spell-ash-whisper"]');
    await open(getReady('Odo').character);
    const book = await show();
    expect(book.current.owner).toBeUndefined();
    expect([...book.current.anchors]).toEqual(['spell-ash-whisper']);
    act(() => {
      if (skin !== undefined) {
        book.current.turn(skin);
      }
    });
    expect([...book.current.anchors]).toEqual([
      'spell-ash-whisper',
      'power-harden-skin',
    ]);
  });

  it('stay as they were starred before a caster without spells takes them over', async () => {
    localStorage.setItem(storage.spellbook, '["spell-ash-whisper"]');
    await open(makeCaster('Wizard', 1));
    const starred = await show();
    expect(starred.current.owner).toBeUndefined();
    expect([...starred.current.anchors]).toEqual(['spell-ash-whisper']);
    localStorage.clear();
    const empty = await show();
    expect(empty.current.owner).toBe('Maren Quill');
  });

  it('are the spells of the open caster on its sheet', async () => {
    await open(makeCaster('Wizard', 1, {spells: know('Hush Ring')}));
    const book = await show();
    expect(book.current.owner).toBe('Maren Quill');
    expect([...book.current.anchors]).toEqual(['spell-hush-ring']);
    await act(async () => {
      if (whisper !== undefined) {
        book.current.turn(whisper);
      }
      await sheetStore.flushed;
      await new Promise(requestAnimationFrame);
    });
    expect([...book.current.anchors]).toEqual([
      'spell-ash-whisper',
      'spell-hush-ring',
    ]);
    expect(findOpenSheet(sheetStore.state.value)?.character).toMatchObject({
      spells: know('Hush Ring', 'Ash Whisper'),
    });
    expect(localStorage.getItem(storage.spellbook)).toBeNull();
  });
});
