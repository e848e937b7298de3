import {fireEvent, render, screen} from '@testing-library/react';
import LevelUpForm from '../../theme/CharacterSheet/LevelUpForm';
import type {Rise} from '../../model/sheetRules';
import type {LevelUp} from '../../model/sheetView';

/** Shows the form for a level, and returns the rolls with which it is gained. */
function show(levelUp: LevelUp): readonly Rise[] {
  const rises: Rise[] = [];
  render(<LevelUpForm levelUp={levelUp} raise={(rise) => rises.push(rise)} />);
  return rises;
}

function enter(roll: string): void {
  fireEvent.change(screen.getByLabelText('Hit die, d6'), {
    target: {value: roll},
  });
}

describe('a level that is gained', () => {
  it.each(['0', '7', '2.5'])('needs a side of the die: not "%s"', (roll) => {
    show({id: 'one', level: 2, sides: 6});
    enter(roll);
    expect(
      screen.getByRole<HTMLButtonElement>('button', {name: 'Level up to 2'})
        .disabled,
    ).toBe(true);
  });

  it('rolls the die if nothing is entered', () => {
    const rises = show({id: 'one', level: 2, sides: 6});
    fireEvent.click(screen.getByRole('button', {name: 'Level up to 2'}));
    expect(rises).toHaveLength(1);
    expect(rises[0]?.roll).toBeGreaterThanOrEqual(1);
    expect(rises[0]?.roll).toBeLessThanOrEqual(6);
  });

  it('is that of one of two classes, which is named', () => {
    const rises = show({id: 'two', name: 'Baker', level: 3, sides: 6});
    enter('6');
    fireEvent.click(screen.getByRole('button', {name: 'Baker: level up to 3'}));
    expect(rises).toEqual([{id: 'two', roll: 6}]);
    expect(screen.getByRole('form', {name: 'Level up: Baker'})).toBeTruthy();
  });
});
