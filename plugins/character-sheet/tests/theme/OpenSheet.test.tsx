import {act, fireEvent, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import OpenSheet from '../../theme/CharacterSheet/OpenSheet';
import {addCharacter, useSheets} from '../../client/sheetStore';
import {findOpenSheet} from '../../model/sheets';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
import {sheetRules} from '../../../../world/sheetRules';
import {sheetTables} from '../../../../world/sheetTables';

const rules = sheetRules.open(sheetTables);

/** The open character of a browser that stores nothing. */
function Sheet(): ReactNode {
  const open = findOpenSheet(useSheets().value);
  return open && <OpenSheet rules={rules} sheet={open} />;
}

/** Shows a ready character by the beginning of its name. */
async function show(name: string): Promise<void> {
  const ready = rules.ready.find((each) => each.name.startsWith(name));
  await act(async () => {
    if (ready !== undefined) {
      await addCharacter(ready.character);
    }
  });
  renderOnPage(<Sheet />);
}

async function choose(label: string, value: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(label), {target: {value}});
    await Promise.resolve();
  });
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name}));
    await Promise.resolve();
  });
}

/** Enters something into a control, and submits its form. */
async function add(label: string, value: string): Promise<void> {
  await choose(label, value);
  await act(async () => {
    fireEvent.submit(screen.getByLabelText(label));
    await Promise.resolve();
  });
}

function readText(selector: string): string {
  return document.querySelector(selector)?.textContent ?? '';
}

/** Reads the total of a sum, or of a number at the top, by its name. */
function readNumber(name: string): number {
  const found = [
    ...document.querySelectorAll('.sheetSums > li, .sheetKeyNumbers > div'),
  ].find((each) => each.firstElementChild?.textContent === name);
  return Number(found?.querySelector('strong, dd')?.textContent);
}

describe('the sheet of a character of this world', () => {
  it('joins a second class, with slots, its own level and what it asks for', async () => {
    await show('Odo');
    await choose('Second class', 'House Priest');
    expect(readText('.sheetForbidden')).toContain(
      'Fighter and House Priest need the consent',
    );
    expect(readNumber('Slots of spell level 1')).toBe(2);
    await add('Hit die, d8', '3');
    expect(readText('.sheetAbout')).toBe(
      'Common Human Fighter 1 / House Priest 2',
    );
    expect(readNumber('Slots of spell level 1')).toBe(3);
  });

  it('exchanges two rolled totals, which no die can leave below 3 or above 18', async () => {
    await show('Odo');
    const get = (name: string): HTMLInputElement => screen.getByLabelText(name);
    const [strength, wisdom] = [get('Strength').value, get('Wisdom').value];
    await press('Swap Strength');
    expect(
      screen.getByRole('button', {name: 'Swap Strength', pressed: true}),
    ).toBeTruthy();
    await press('Swap Wisdom');
    expect(get('Strength').value).toBe(wisdom);
    expect(get('Wisdom').value).toBe(strength);
    await choose('Strength', '19');
    await act(async () => {
      fireEvent.blur(get('Strength'));
      await Promise.resolve();
    });
    expect(get('Strength').value).toBe('18');
  });

  it('has each number once in play, and those of its making with its making', async () => {
    await show('Odo');
    const play = document.querySelector('.sheetPlay')?.textContent ?? '';
    for (const name of ['Hit points', 'Action points', 'DEF', 'Soak', 'Mana']) {
      expect(play.split(name)).toHaveLength(2);
    }
    expect(play).not.toMatch(/Points left|Coins left/);
    expect(readText('.sheetMaking')).toMatch(/Points left.*Coins left/);
  });

  it('learns a style, and has its DEF while it fights in it', async () => {
    await show('Odo');
    await add('Add to hand-to-hand styles', 'Toros Drill');
    const before = readNumber('DEF');
    await choose('Fights in this style', 'Toros Drill');
    expect(readNumber('DEF')).toBe(before + 1);
    await choose('Shield', '');
    expect(readText('.sheetForbidden')).toContain(
      'Toros Drill adds no DEF or action points',
    );
  });

  it('pays for contacts, and is paid for enemies', async () => {
    await show('Odo');
    const points = readNumber('Contact points left');
    await add('Name of a contact', 'Hella');
    await choose('Hella', '2 Ward');
    expect(readNumber('Contact points left')).toBe(points - 2);
    await add('Name of an enemy', 'Horse trader');
    expect(readNumber('Contact points left')).toBe(points - 1);
  });
});
