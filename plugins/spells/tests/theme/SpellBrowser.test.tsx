import {screen, within} from '@testing-library/react';
import {
  broughtIntoView,
  found,
  isServed,
  names,
  prepare,
  press,
  set,
  show,
  texts,
} from '../../../../tests/support/spellBrowserPage';

beforeAll(prepare);

describe('the spell browser', () => {
  it('leaves the list as it was served until readers search', async () => {
    await show();
    expect(isServed()).toBe(true);
    expect(found()).toBeUndefined();
    expect(names()).toEqual([]);
  });

  it('finds by words in place of that list, and writes them into the address', async () => {
    await show();
    await set('[role="searchbox"]', 'disguise');
    expect(found()).toBe('1 of 4 spells and powers');
    expect(names()).toEqual(['Smoke of Disguise']);
    expect(window.location.search).toBe('?q=disguise');
    expect(isServed()).toBe(false);
  });

  it('groups by school, then level, like the list', async () => {
    await show('?view=list');
    expect(texts('section > h3')).toEqual(['Dim Magika', 'Ecolu Ahn Mutus']);
    expect(texts('section > h4')).toEqual([
      '1st level',
      '3rd level',
      '12th level',
      '2nd level',
    ]);
  });

  it('is scrolled into view by an address with a query, and by no other', async () => {
    broughtIntoView.length = 0;
    await show();
    expect(broughtIntoView).toEqual([]);
    await show('?q=smoke');
    expect(broughtIntoView).toHaveLength(1);
    expect(broughtIntoView[0]?.contains(screen.getByRole('searchbox'))).toBe(
      true,
    );
  });

  it('is restored exactly from its address', async () => {
    await show('?type=power&sphere=smoke,!alteration&cl=12&view=cards');
    expect(names()).toEqual(['Smoke of Disguise']);
    expect(texts('.spellCard dd').slice(0, 4)).toEqual([
      '120 yards',
      '12 hours',
      '6 AP',
      '300 creatures',
    ]);
    expect(texts('label:has(input[type="radio"]:checked)')).toEqual(['Cards']);
  });

  it('offers presets, and marks the one that is shown', async () => {
    await show('?school=dim-magika', {
      presets: {
        'Dim Magika': 'school=dim-magika',
        'Gifts of goblins': 'held=goblin',
      },
    });
    const choices = within(screen.getByRole('navigation'));
    expect(
      choices
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-current')),
    ).toEqual(['true', null]);
    await press('Gifts of goblins');
    expect(names()).toEqual(['Smoke of Disguise']);
  });
});

describe('the level of a caster', () => {
  it.each([
    ['4', true],
    ['5', false],
  ])(
    '%s is reported if it is too low for a spell: %j',
    async (level, isLow) => {
      await show(`?q=wall&cl=${level}`);
      expect(screen.queryByText(/from level 5/) !== null).toBe(isLow);
    },
  );

  it.each([
    ['3', ['Smoke Wall', 'Ash Whisper', 'Smoke of Disguise', 'Harden Skin']],
    ['20', ['Smoke of Disguise', 'Ash Whisper', 'Smoke Wall', 'Harden Skin']],
  ])('%s determines which range is the longest', async (level, order) => {
    await show(`?sort=-range&cl=${level}`);
    expect(names()).toEqual(order);
  });
});
