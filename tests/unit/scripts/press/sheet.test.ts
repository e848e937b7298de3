import {
  fieldAddress,
  findField,
} from '../../../../scripts/press/form/fieldAddress';
import {grid} from '../../../../scripts/press/form/blocks';

describe('the fields of the character sheet', () => {
  it.each([
    {name: 'name', label: 'Name', lines: false},
    {name: 'notes', label: 'Notes & debts', lines: true},
  ])('are identified by their address in the print: $name', (field) => {
    expect(findField(fieldAddress(field))).toEqual(field);
  });

  it('are no links of the page', () => {
    expect(
      findField('https://orrameth.example/name?label=Name'),
    ).toBeUndefined();
  });

  it('have unique names, row by row', () => {
    const {html} = grid({
      name: 'Weapon',
      columns: ['Weapon', 'To hit'],
      rows: 2,
    });
    expect(
      [...html.matchAll(/field\.invalid\/(?<name>[^?]+)/g)].map(
        ({groups}) => groups?.['name'],
      ),
    ).toEqual([
      'weapon.1.weapon',
      'weapon.1.to-hit',
      'weapon.2.weapon',
      'weapon.2.to-hit',
    ]);
  });
});
