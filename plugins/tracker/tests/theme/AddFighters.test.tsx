import {fireEvent, render, screen} from '@testing-library/react';
import AddFighters from '../../theme/Tracker/AddFighters';
import type {Saved} from '../../model/kept';
import type {Group} from '../../../../src/shared/model/fighter';
import {makeFighter} from '../fighters';

const mockGroups: Group[] = [];
const mockSaved: Saved[] = [];

jest.mock('../../client/trackerStore', () => ({
  addFighters: (groups: readonly Group[]) => mockGroups.push(...groups),
  saveFighters: (saved: readonly Saved[]) => mockSaved.push(...saved),
  useTracker: () => ({
    value: {
      told: {fight: {combatants: []}},
      saved: [
        {
          name: 'The pack',
          groups: [{fighter: mockWolf, side: 'foes', count: 3}],
        },
      ],
    },
  }),
}));

const mockWolf = makeFighter('Wolf', {
  kind: 'beast',
  place: '',
  attacks: [
    {name: 'bite', cost: 3, bonus: 2, damage: '1d8', pierce: 0, most: 2},
    {name: 'claw', cost: 2, bonus: 1, damage: '1d6', pierce: 0, most: 2},
  ],
});
const ghoul = makeFighter('Ghoul', {
  kind: 'undead',
  rank: 3,
  place: 'Deep North',
});

const table = {
  ...{sheets: [], sources: [], deeds: [], situations: []},
  foes: [mockWolf, ghoul],
  characters: [],
  parties: [
    {name: 'The Keepers', fighters: [makeFighter('Tessa'), makeFighter('Odo')]},
  ],
};

describe('the fighters of the world', () => {
  beforeEach(() => {
    mockGroups.length = 0;
    mockSaved.length = 0;
    render(<AddFighters table={table} />);
  });

  it.each([
    ['undead', 'Ghoul'],
    ['rank 3', 'Ghoul'],
    ['north', 'Ghoul'],
    ['GHOUL 1d8', 'Ghoul'],
    ['rank 1', 'Wolf'],
  ])('are found by kind, rank, place, name and damage: %s', (text, name) => {
    fireEvent.change(
      screen.getByLabelText(/^Find a foe/, {selector: 'input'}),
      {
        target: {value: text},
      },
    );
    expect(
      screen
        .getAllByRole('button', {name: /^Add (?:Wolf|Ghoul)/})
        .map(({ariaLabel}) => ariaLabel),
    ).toEqual([`Add ${name}`]);
  });

  it('say nothing of a place that is not known', () => {
    expect(screen.getByText(/^rank 1 · beast · \d+ hit points/)).toBeTruthy();
  });

  it('join with one tap, a party as a whole', () => {
    fireEvent.click(screen.getByRole('button', {name: 'Add Ghoul'}));
    fireEvent.click(screen.getByRole('button', {name: 'Add The Keepers (2)'}));
    expect(mockGroups).toMatchObject([
      {fighter: ghoul, side: 'foes', count: 1},
      {fighter: {name: 'Tessa'}, side: 'heroes', count: 1},
      {fighter: {name: 'Odo'}, side: 'heroes', count: 1},
    ]);
  });

  it('that readers have saved join as a whole', () => {
    expect(screen.getByText('Wolf × 3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', {name: 'Add The pack'}));
    expect(mockGroups).toEqual([{fighter: mockWolf, side: 'foes', count: 3}]);
  });

  it('are changed into others, which keep what is not changed', () => {
    const type = (label: string, value: string): void => {
      fireEvent.change(screen.getByLabelText(label), {target: {value}});
    };
    type('Start from', '1');
    type('Name', 'Old Fang');
    type('Hit points', '44');
    fireEvent.click(screen.getByRole('button', {name: 'Save for later'}));
    const fighter = {...mockWolf, name: 'Old Fang', hitPoints: 44};
    expect(mockSaved).toEqual([
      {name: 'Old Fang', groups: [{fighter, side: 'foes', count: 1}]},
    ]);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  });
});
