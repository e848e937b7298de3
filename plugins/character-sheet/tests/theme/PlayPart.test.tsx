import {act, fireEvent, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import OpenSheet from '../../theme/CharacterSheet/OpenSheet';
import {addCharacter, sheetStore, useSheets} from '../../client/sheetStore';
import type {AnyCharacter} from '../../model/sheetRules';
import {findOpenSheet} from '../../model/sheets';
import {storage} from '../../../../src/site/storage';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
import type {Character} from '../../../../world/rules/character/character';
import {sheetRules} from '../../../../world/sheetRules';
import {catalogue, sheetTables} from '../../../../world/sheetTables';
import {
  know,
  makeCaster,
} from '../../../../world/tests/rules/character/casters';

const rules = sheetRules.open(sheetTables, catalogue);

function Sheet(): ReactNode {
  const open = findOpenSheet(useSheets().value);
  return open && <OpenSheet rules={rules} sheet={open} />;
}

/** Opens a caster of the sheet. */
async function show(character: Character): Promise<void> {
  await act(() => addCharacter(character as unknown as AnyCharacter));
  renderOnPage(<Sheet />);
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name}));
    await Promise.resolve();
  });
}

function readOpen(): Character {
  const sheet = findOpenSheet(sheetStore.state.value);
  return sheet?.character as unknown as Character;
}

/** Opens the choice of spells, as a press on its summary does. */
async function openChoice(): Promise<void> {
  const summary = screen.getByText('Choose spells and powers');
  await act(async () => {
    const details = summary.closest('details');
    if (details !== null) {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    }
    await Promise.resolve();
  });
}

describe('a character in play', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('loses hit points and motes by steps, and has them back at dawn', async () => {
    await show(makeCaster('Wizard', 5, {spells: know('Lose the Thread')}));
    await press('Hit points: one less');
    await press('Motes: one less');
    await press('Use Lose the Thread');
    expect(readOpen()).toMatchObject({
      wounds: 1,
      used: [{name: 'Motes', count: 7}],
    });
    await press('New day: restore motes, slots, and uses');
    expect(readOpen()).toMatchObject({wounds: 1, used: []});
  });

  it('has conditions until they are removed', async () => {
    await show(makeCaster('Wizard', 5));
    fireEvent.change(screen.getByLabelText('Condition'), {
      target: {value: 'Ash sickness'},
    });
    await act(async () => {
      fireEvent.submit(screen.getByLabelText('Condition'));
      await Promise.resolve();
    });
    expect(readOpen().conditions).toEqual([{name: 'Ash sickness'}]);
    await press('Remove Ash sickness');
    expect(readOpen().conditions).toEqual([]);
  });

  it('chooses spells among those that class and level allow, and all others with the reason', async () => {
    await show(makeCaster('Shapeshifter', 1));
    await openChoice();
    const list = (): string =>
      document.querySelector('.sheetPlay')?.textContent ?? '';
    expect(list()).toContain('Bark Knuckles');
    expect(list()).not.toContain('Ash Whisper');
    fireEvent.click(
      screen.getByLabelText('Only those allowed by class and level'),
    );
    expect(list()).toContain('A Shapeshifter learns Ecolu Ahn Mutus.');
    await press('In this character’s spells: Bark Knuckles');
    expect(readOpen().spells).toEqual(know('Bark Knuckles'));
    await press('In this character’s spells: Bark Knuckles');
    expect(readOpen().spells).toEqual([]);
  });

  it('rolls spells, or takes over what readers have starred', async () => {
    localStorage.setItem(
      storage.spellbook,
      JSON.stringify(['spell-bark-knuckles', 'spell-cats-feet']),
    );
    await show(makeCaster('Shapeshifter', 3));
    await openChoice();
    await press('Add from my spellbook: Bark Knuckles, Cat’s Feet');
    expect(readOpen().spells).toEqual(know('Bark Knuckles', 'Cat’s Feet'));
  });

  it('has its spells rolled by the rules', async () => {
    await show(makeCaster('Shapeshifter', 3));
    await openChoice();
    await press('Roll spells by the rules');
    expect(readOpen().spells).toHaveLength(4);
  });
});
