import type {
  Field,
  Option,
} from '../../../plugins/character-sheet/model/sheetView';
import type {Build} from './build';
import {limits, reaches} from './character';
import {countBack, priceContact} from './contacts';
import {writeContactValue} from './edit';
import {findRow, type CharacterTables} from './tables';

const RATINGS = Array.from({length: limits.rating}, (_, index) => index + 1);

function listContactValues(tables: CharacterTables): readonly Option[] {
  return RATINGS.flatMap((rating) =>
    reaches.map((reach) => ({
      value: writeContactValue(rating, reach),
      label: `Rating ${rating}, ${reach} (${priceContact(tables, {rating, reach})})`,
    })),
  );
}

/** Lists the fields of contacts, enemies, and everything else. */
export function listContacts({tables, character}: Build): readonly Field[] {
  return [
    {
      kind: 'list',
      id: 'contacts',
      label: 'Contacts',
      rows: character.contacts.map(({name, rating, reach}) => ({
        name,
        value: writeContactValue(rating, reach),
        note: findRow(tables.sampleContacts, 'Contact', name)?.['Who'] ?? '',
      })),
      values: listContactValues(tables),
      addable: tables.sampleContacts.map((row) => ({
        value: row['Contact'] ?? '',
        label: `${row['Contact'] ?? ''}, ${row['Who'] ?? ''} (${row['Cost'] ?? ''})`,
        start: `${row['Rating'] ?? ''} ${row['Reach'] ?? ''}`,
      })),
      addOther: 'Name of a contact',
    },
    {
      kind: 'list',
      id: 'enemies',
      label: 'Enemies',
      rows: character.enemies.map(({name, rating}) => ({
        name,
        value: String(rating),
        note: '',
      })),
      values: RATINGS.map((rating) => ({
        value: String(rating),
        label: `Rating ${rating} (+${countBack(tables, rating)})`,
      })),
      addable: [],
      addOther: 'Name of an enemy',
    },
    {
      kind: 'text',
      id: 'notes',
      label: 'Tongues and notes',
      value: character.notes,
      isLong: true,
    },
  ];
}
