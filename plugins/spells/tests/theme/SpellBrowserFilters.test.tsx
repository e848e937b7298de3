import {screen} from '@testing-library/react';
import {
  getCount,
  found,
  names,
  pick,
  prepare,
  press,
  show,
  texts,
} from '../../../../tests/support/spellBrowserPage';

beforeAll(prepare);

describe('the filters of the spell browser', () => {
  it('count the results of each value together with the chosen ones', async () => {
    await show('?sphere=smoke');
    await press('Filters1');
    expect([getCount('type', 'Spell'), getCount('type', 'Power')]).toEqual([
      '1',
      '1',
    ]);
    await pick('type', 'Power');
    expect(found()).toBe('1 of 4 spells and powers');
    expect(getCount('type', 'Spell')).toBe('1');
    expect(getCount('sphere', 'Alteration')).toBe('1');
    expect(window.location.search).toBe('?type=power&sphere=smoke');
  });

  it('exclude a value by a button beside it, and include it again by a second press', async () => {
    await show('?type=power');
    await press('Filters1');
    await press('Exclude Illusion');
    expect(names()).toEqual(['Harden Skin']);
    expect(window.location.search).toBe('?type=power&sphere=!illusion');
    await press('Exclude Illusion');
    expect(window.location.search).toBe('?type=power');
  });

  it('are named if a single one prevents all results', async () => {
    await show('?school=dim-magika&level=2');
    expect(found()).toBe('0 of 4 spells and powers');
    await press('Remove the filter “Level” (3 found)');
    expect(found()).toBe('3 of 4 spells and powers');
    expect(window.location.search).toBe('?school=dim-magika');
  });
});

describe('the table of the spell browser', () => {
  const order = (): string | null | undefined =>
    screen.getAllByRole('columnheader')[0]?.getAttribute('aria-sort');

  it('is sorted by a press on a heading, and reversed by a second', async () => {
    await show('?view=table');
    await press('Name');
    const sorted = [
      'Ash Whisper',
      'Harden Skin',
      'Smoke of Disguise',
      'Smoke Wall',
    ];
    expect(texts('tbody th a')).toEqual(sorted);
    expect(order()).toBe('ascending');
    await press('Name ▲');
    expect(texts('tbody th a')).toEqual(sorted.toReversed());
    expect(order()).toBe('descending');
  });

  it('has in each row what players look up, calculated for the caster', async () => {
    await show('?view=table&q=disguise&cl=12');
    const shown = texts('tbody td');
    const expected = [
      '12',
      'Dim Magika',
      '120 yards',
      '12 hours',
      '6 AP',
      '300 creatures',
      'None',
      'Illusion, Smoke',
    ];
    expect(shown.filter((text) => expected.includes(text))).toEqual(expected);
  });
});
