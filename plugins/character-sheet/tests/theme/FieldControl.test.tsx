import {fireEvent, render, screen} from '@testing-library/react';
import FieldControl from '../../theme/CharacterSheet/FieldControl';
import type {Edit} from '../../model/sheetRules';

it('lets a number of the sheet stand while it is typed, and limits it at the end', () => {
  const edits: Edit[] = [];
  render(
    <FieldControl
      field={{
        kind: 'number',
        id: 'purse',
        label: 'Purse',
        value: 5,
        least: 3,
        most: 18,
      }}
      edit={(edit) => edits.push(edit)}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Purse');
  for (const text of ['', '1', '19']) {
    fireEvent.change(field, {target: {value: text}});
    expect(field.value).toBe(text);
  }
  expect(edits).toEqual([]);
  fireEvent.blur(field);
  expect(edits).toEqual([{field: 'purse', value: '18'}]);
});
