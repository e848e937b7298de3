import {pluralForm} from '../../../../src/shared/model/pluralForm';

describe('the form of a text for a number', () => {
  it.each([
    [0, 'days'],
    [1, 'day'],
    [2, 'days'],
  ])('for %d is %s', (count, form) => {
    expect(pluralForm(count, 'day|days')).toBe(form);
  });

  it('is the only form, if there is only one', () => {
    expect(pluralForm(2, 'sheep')).toBe('sheep');
  });
});
