import {fireEvent, render, screen} from '@testing-library/react';
import AddFighters from '../../theme/Tracker/AddFighters';
import type {Group} from '../../../../src/shared/model/fighter';
import {makeFighter} from '../fighters';

const mockGroups: Group[] = [];

jest.mock('../../client/trackerStore', () => ({
  addFighters: (groups: readonly Group[]) => mockGroups.push(...groups),
}));

const wolf = makeFighter('Wolf', {kind: 'beast'});
const ghoul = makeFighter('Ghoul', {kind: 'undead', rank: 3});

const table = {
  ...{sheets: [], sources: [], deeds: [], situations: []},
  foes: [wolf, ghoul],
  characters: [],
  parties: [
    {name: 'The Keepers', fighters: [makeFighter('Tessa'), makeFighter('Odo')]},
  ],
};

describe('the fighters of the world', () => {
  beforeEach(() => {
    mockGroups.length = 0;
    render(<AddFighters table={table} />);
  });

  it.each([
    ['undead', 'Ghoul'],
    ['rank 3', 'Ghoul'],
    ['GHOUL 1d8', 'Ghoul'],
    ['rank 1', 'Wolf'],
  ])('are found by kind, rank, name and damage: %s', (text, name) => {
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

  it('join with one tap, a party as a whole', () => {
    fireEvent.click(screen.getByRole('button', {name: 'Add Ghoul'}));
    fireEvent.click(screen.getByRole('button', {name: 'Add The Keepers (2)'}));
    expect(mockGroups).toMatchObject([
      {fighter: ghoul, side: 'foes', count: 1},
      {fighter: {name: 'Tessa'}, side: 'heroes', count: 1},
      {fighter: {name: 'Odo'}, side: 'heroes', count: 1},
    ]);
  });
});
