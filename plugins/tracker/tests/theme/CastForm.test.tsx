import {fireEvent, render, screen} from '@testing-library/react';
import CastForm from '../../theme/Tracker/CastForm';
import {HoldForm, SpendForm} from '../../theme/Tracker/DeedForms';
import type {Action, Fight} from '../../../../src/shared/model/fight';
import {makeFighter as makeHero} from '../../../../world/rules/character/makeFighter';
import {
  begin,
  makeFighter,
  named,
  play,
} from '../../../../world/tests/fight/fighters';
import {
  know,
  makeCaster,
} from '../../../../world/tests/rules/character/casters';
import {tables} from '../../../../world/tests/rules/character/readyCharacters';

let mockFight: Fight;
const mockActions: Action[] = [];

jest.mock('../../client/trackerStore', () => ({
  takeAction: (make: (told: {readonly fight: Fight}) => Action) =>
    mockActions.push(make({fight: mockFight})),
}));

const caster = makeCaster('Wizard', 5, {
  spells: know('Lose the Thread', 'Borrowed Coat'),
});

function show(): void {
  mockFight = begin(
    [{...makeHero(tables, caster), name: 'Maren'}, 'heroes', 20],
    [makeFighter('Bandit'), 'foes', 1],
  );
  render(<CastForm fight={mockFight} who={named(mockFight, 'Maren')} />);
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', {name}));
}

describe('the spells of a fighter in the tracker', () => {
  beforeEach(() => {
    mockActions.length = 0;
  });

  it('are listed by level with their price and the motes that are left', () => {
    show();
    expect(screen.getByText('Motes 22')).toBeTruthy();
    expect(
      screen.getByRole('region', {name: 'Spells of level 3'}),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', {
        name: 'Lose the Thread 3 AP · 6 motes · Mind 15',
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', {name: 'Held Syllable 0 AP · 1 left'}),
    ).toBeTruthy();
  });

  it('without a target are cast with one press', () => {
    show();
    press('Cast Borrowed Coat');
    expect(mockActions).toMatchObject([
      {do: 'cast', who: 'f1', spell: 'Borrowed Coat', targets: [], harm: 0},
    ]);
    const after = named(play(mockFight, ...mockActions), 'Maren');
    expect(after.pools).toMatchObject({Motes: 21});
  });

  it('are aimed and stretched before they are cast', () => {
    show();
    press('Lose the Thread 3 AP · 6 motes · Mind 15');
    fireEvent.click(screen.getByLabelText('Bandit'));
    fireEvent.change(screen.getByLabelText('Strength'), {
      target: {value: '2'},
    });
    press('Cast Lose the Thread');
    expect(mockActions).toMatchObject([
      {spell: 'Lose the Thread', targets: ['f2'], steps: {save: 2}},
    ]);
    expect(named(play(mockFight, ...mockActions), 'Maren').pools).toMatchObject(
      {
        Motes: 10,
      },
    );
  });

  it('say why they cannot be cast', () => {
    show();
    press('Lose the Thread 3 AP · 6 motes · Mind 15');
    fireEvent.click(screen.getByLabelText('Bandit'));
    fireEvent.click(screen.getByLabelText('Maren'));
    expect(screen.getByText('Too many targets.')).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>('button', {
        name: 'Cast Lose the Thread',
      }).disabled,
    ).toBe(true);
  });

  it('ask for the save of a caster who was hurt, and then take effect', () => {
    show();
    press('Lose the Thread 3 AP · 6 motes · Mind 15');
    fireEvent.click(
      screen.getByLabelText('Someone strikes before it takes effect'),
    );
    press('Cast Lose the Thread');
    const hurt: Action = {do: 'hurt', who: 'f1', amount: 2, soaks: false};
    mockFight = play(mockFight, ...mockActions, hurt);
    mockActions.length = 0;
    render(<CastForm fight={mockFight} who={named(mockFight, 'Maren')} />);
    press('Hurt while casting: roll a Mind save against 12');
    press('Finish casting Lose the Thread');
    expect(mockActions).toMatchObject([
      {do: 'keep', who: 'f1'},
      {do: 'finish', who: 'f1'},
    ]);
  });
});

describe('other uses of action points', () => {
  beforeEach(() => {
    mockActions.length = 0;
    mockFight = begin([makeFighter('Odo'), 'heroes', 20]);
  });

  it('are a run, any number on anything, and a held action', () => {
    const who = named(mockFight, 'Odo');
    render(
      <>
        <SpendForm who={who} deeds={[]} />
        <HoldForm who={who} />
      </>,
    );
    press('Run (all 6 AP)');
    fireEvent.change(screen.getByLabelText('AP'), {target: {value: '2'}});
    fireEvent.change(screen.getByLabelText('Action'), {
      target: {value: 'Throws sand'},
    });
    press('Spend 2 AP');
    fireEvent.change(screen.getByLabelText('Action and trigger'), {
      target: {value: 'I shoot whoever opens the hatch'},
    });
    press('Hold (4 AP)');
    expect(mockActions).toEqual([
      {do: 'spend', who: 'f1', points: 6, on: 'Run'},
      {do: 'spend', who: 'f1', points: 2, on: 'Throws sand'},
      {
        do: 'hold',
        who: 'f1',
        points: 3,
        on: 'I shoot whoever opens the hatch',
      },
    ]);
  });
});
