import {fireEvent, screen} from '@testing-library/react';
import ExperienceSplit from '../../rules/calculators/ExperienceSplit';
import SpellCost from '../../rules/calculators/SpellCost';
import SpellStrength from '../../rules/calculators/SpellStrength';
import {renderOnPage} from '../../../tests/support/renderOnPage';

function type(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(label), {target: {value}});
}

function result(): string {
  return screen.getByRole('status').textContent;
}

describe('the calculator of spell costs', () => {
  it('begins with the example of the page and follows what readers choose', () => {
    renderOnPage(<SpellCost />);
    expect(result()).toContain('9 motes (6 without steps');
    fireEvent.change(screen.getByLabelText('Casting time'), {
      target: {value: '1'},
    });
    expect(result()).toContain('12 motes');
    expect(result()).toContain('Level 5 allows these steps');
  });

  it('says when it is more than a caster can manage', () => {
    renderOnPage(<SpellCost />);
    fireEvent.change(screen.getByLabelText('Targets'), {target: {value: '3'}});
    expect(result()).toContain('Too many steps for level 5');
    type('Caster level', '9');
    expect(result()).toContain('Level 9 allows these steps');
  });

  it('adds the save factor to the Strength', () => {
    renderOnPage(<SpellCost />);
    expect(result()).toContain('Strength 15');
    fireEvent.change(screen.getByLabelText('Save'), {target: {value: '2'}});
    expect(result()).toContain('Strength 17');
  });

  it.each(['0', '9', '', 'three'])(
    'tells what is required if the spell level is %j',
    (text) => {
      renderOnPage(<SpellCost />);
      type('Spell level', text);
      expect(
        screen.getByLabelText('Spell level').getAttribute('aria-invalid'),
      ).toBe('true');
      expect(screen.getByText('A whole number from 1 to 8')).toBeTruthy();
      expect(result()).toBe('');
    },
  );
});

describe('the calculator of spell strength', () => {
  it('calculates Strength and the chance of the save', () => {
    renderOnPage(<SpellStrength />);
    expect(result()).toBe(
      'Strength 15. The target saves on a d20 roll of 12 or more: 45%.',
    );
    type('Save factor and mana', '−1');
    expect(result()).toContain('Strength 14');
    type('Target’s save bonus', '30');
    expect(result()).toContain('on a d20 roll of 2 or more: 95%');
  });
});

describe('the calculator of experience', () => {
  it('begins with the example of the page', () => {
    renderOnPage(<ExperienceSplit />);
    expect(result()).toContain(
      'The foes are worth 1,200 experience: one share is 240. You now have 4,740.',
    );
    expect(result()).toContain(
      'That is enough for level 3, once you have trained for it. Level 4 takes 2,460 more.',
    );
  });

  it('splits between two classes, and knows the highest level', () => {
    renderOnPage(<ExperienceSplit />);
    fireEvent.change(screen.getByLabelText('Classes'), {target: {value: '1'}});
    expect(result()).toContain('Each of your two classes gains 570.');
    type('Your experience so far', '228,000');
    expect(result()).toContain('You have reached the highest level.');
  });
});
