import {readFileSync} from 'node:fs';
import {PDFDocument} from '@cantoo/pdf-lib';
import fc from '../../../../tests/support/properties';
import {fillForm} from '../../../rules/character/fillForm';
import {readForm} from '../../../rules/character/readForm';
import {characters} from './arbitraryCharacter';
import {getReady, readyCharacters, tables} from './readyCharacters';

const sheet = readFileSync('static/character-creation/character-sheet.pdf');

describe('the printable character sheet', () => {
  it('has every field that is filled', async () => {
    const form = (await PDFDocument.load(sheet)).getForm();
    const names = new Set(form.getFields().map((field) => field.getName()));
    const filled = readyCharacters.flatMap(({character}) =>
      Object.keys(fillForm(tables, character)),
    );
    expect(filled.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(readyCharacters)('holds all of $name', ({character}) => {
    expect(readForm(tables, fillForm(tables, character))).toEqual(character);
  });

  it('holds any character, also what it has no rows for', () => {
    fc.assert(
      fc.property(characters, (character) => {
        expect(readForm(tables, fillForm(tables, character))).toEqual(
          character,
        );
      }),
    );
  });

  it('is filled with the numbers of the handbook', () => {
    const values = fillForm(tables, getReady('Odo').character);
    expect(values).toMatchObject({
      name: 'Odo Varick',
      'stats.strength.score': '16',
      'stats.strength.modifier': '+2',
      'saves.body-constitution.total': '+4',
      'saves.mana-intelligence.total': '-1',
      'hit-points.total': '11',
      'hit-points.1': '5',
      'def.total': '12',
      'weapon.2.weapon': 'Saber',
      'gear.1.thing': 'leather (worn)',
      'points.left': '0',
    });
  });

  it('without a people that the rules know holds no character', () => {
    const values = fillForm(tables, getReady('Odo').character);
    expect(readForm(tables, {...values, people: 'Dwarf'})).toBeUndefined();
    expect(readForm(tables, {...values, level: 'twenty'})).toBeUndefined();
    expect(readForm(tables, {})).toBeUndefined();
  });

  it('that was filled in by hand may name a reach and a rating that nobody knows', () => {
    const values = fillForm(tables, getReady('Odo').character);
    const persons = {
      'contact.1.who': 'Hella',
      'contact.1.rating': '9',
      'contact.1.reach': 'moon',
      'contact.2.who': 'Durrek',
      'contact.2.reach': 'Enemy',
    };
    expect(readForm(tables, {...values, ...persons})).toMatchObject({
      contacts: [{name: 'Hella', rating: 5, reach: 'Ward'}],
      enemies: [{name: 'Durrek', rating: 1}],
    });
  });
});
