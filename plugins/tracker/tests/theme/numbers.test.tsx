import {fireEvent, render, screen} from '@testing-library/react';
import AddFighters from '../../theme/Tracker/AddFighters';
import AttackForm from '../../theme/Tracker/AttackForm';
import OwnForm from '../../theme/Tracker/OwnForm';
import {WoundForm} from '../../theme/Tracker/WoundForm';
import {NO_FIGHT, type Action} from '../../../../src/shared/model/fight';
import type {Group} from '../../../../src/shared/model/fighter';
import {makeFighter} from '../fighters';
import {combatant} from '../model/combatants';

const mockActions: Action[] = [];
const mockGroups: Group[] = [];

jest.mock('../../client/trackerStore', () => ({
  takeAction: (make: () => Action) => mockActions.push(make()),
  addFighters: (groups: readonly Group[]) => mockGroups.push(...groups),
  useTracker: () => ({value: {told: {fight: {combatants: []}}}}),
}));

/** Types into a field, and makes sure that it stands. */
function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, {target: {value: text}});
  expect((field as HTMLInputElement).value).toBe(text);
}

/** Presses a button, which takes readers out of a field. */
function press(field: HTMLElement, name: string): void {
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', {name}));
}

describe('the numbers of a fight', () => {
  beforeEach(() => {
    mockActions.length = 0;
    mockGroups.length = 0;
  });

  it('hurt by what was typed after the field was emptied', () => {
    render(<WoundForm who={combatant} />);
    const field = screen.getByLabelText('Hit points');
    type(field, '');
    type(field, '7');
    press(field, 'Hurt');
    expect(mockActions).toEqual([
      {do: 'hurt', who: 'a', amount: 7, soaks: false},
    ]);
  });

  it('bring at most 40 of a kind, and say so', () => {
    render(
      <AddFighters
        table={{
          sheets: [],
          sources: [],
          foes: [makeFighter('Wolf')],
          characters: [],
          parties: [],
          deeds: [],
          situations: [],
        }}
      />,
    );
    const field = screen.getByLabelText('How many');
    type(field, '60');
    expect(screen.getByText('A whole number from 1 to 40')).toBeTruthy();
    press(field, 'Add Wolf');
    expect(mockGroups.map(({count}) => count)).toEqual([40]);
  });

  it('change the chance of an attack while they are typed, also below 0', () => {
    const other = {
      ...combatant,
      id: 'b',
      name: 'Cora',
      side: 'heroes',
    } as const;
    const who = {...combatant, effects: []};
    const fight = {...NO_FIGHT, combatants: [who, other]};
    render(<AttackForm fight={fight} who={who} situations={[]} />);
    const field = screen.getByLabelText('Modifier');
    type(field, '');
    type(field, '-4');
    expect(screen.getByText(/to hit: d20 −1 against/)).toBeTruthy();
  });

  it('come from dice, and tell how those are written', () => {
    render(<OwnForm foes={[]} />);
    const field = screen.getByLabelText('Damage');
    type(field, '2d6kh1');
    expect(screen.queryByText(/^Write dice as/)).toBeNull();
    type(field, '2d6kh3');
    expect(screen.getByText(/^Write dice as/)).toBeTruthy();
  });
});
