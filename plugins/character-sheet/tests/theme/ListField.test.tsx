import {fireEvent, render, screen} from '@testing-library/react';
import ListField from '../../theme/CharacterSheet/ListField';
import type {Edit} from '../../model/sheetRules';
import type {Field} from '../../model/sheetView';

type List = Extract<Field, {kind: 'list'}>;

const friends: List = {
  kind: 'list',
  id: 'friends',
  label: 'Friends',
  rows: [{name: 'Anna', value: '2 far', note: 'a smith'}],
  values: [
    {value: '1 near', label: 'Near'},
    {value: '2 far', label: 'Far'},
  ],
  addable: [
    {value: 'Bo', label: 'Bo, a baker', start: '2 far'},
    {value: 'Cid', label: 'Cid, a cook'},
    {value: 'Anna', label: 'Anna, a smith'},
  ],
  addOther: 'Name of a friend',
};

/** Shows a list, and returns the changes that readers make. */
function show(changes: Partial<List> = {}): readonly Edit[] {
  const edits: Edit[] = [];
  render(
    <ListField
      field={{...friends, ...changes}}
      edit={(edit) => edits.push(edit)}
    />,
  );
  return edits;
}

function choose(name: string): void {
  const choice = screen.getByLabelText('Add to friends');
  fireEvent.change(choice, {target: {value: name}});
  fireEvent.submit(choice);
}

describe('a list of the sheet', () => {
  it.each([
    ['Bo', '2 far'],
    ['Cid', '1 near'],
  ])('adds what a table knows, with its own value: %s', (item, value) => {
    const edits = show();
    choose(item);
    expect(edits).toEqual([{field: 'friends', item, value}]);
  });

  it('adds what no table knows, with the first value', () => {
    const edits = show();
    const name = screen.getByLabelText('Name of a friend');
    fireEvent.change(name, {target: {value: ' Dora '}});
    fireEvent.submit(name);
    expect(edits).toEqual([{field: 'friends', item: 'Dora', value: '1 near'}]);
  });

  it('keeps a row whose number is emptied, and tells which numbers there are', () => {
    const edits = show({
      values: [],
      rows: [{name: 'Rope', value: '2', note: ''}],
    });
    const count = screen.getByLabelText('Rope');
    fireEvent.change(count, {target: {value: ''}});
    fireEvent.blur(count);
    expect(edits).toEqual([]);
    fireEvent.change(count, {target: {value: '1001'}});
    expect(screen.getByText('A whole number from 1 to 1,000')).toBeTruthy();
    fireEvent.blur(count);
    expect(edits).toEqual([{field: 'friends', item: 'Rope', value: '1000'}]);
  });
});
