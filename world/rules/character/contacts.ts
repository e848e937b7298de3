import type {Build} from './build';
import type {Contact} from './character';
import {addUp, rulePages, type Sum} from './sum';
import {findRow, parseCell, type CharacterTables} from './tables';

/** Points for contacts. Source: Contacts and Enemies of Combat and Tactics. */
const POINTS = {first: 3, least: 1, levelsPerPoint: 2, mostBack: 5};

/** Returns the points that a contact costs for its rating and its reach. */
export function priceContact(
  {ratings, reaches}: CharacterTables,
  {rating, reach}: Pick<Contact, 'rating' | 'reach'>,
): number {
  return (
    parseCell(findRow(ratings, 'Rating', String(rating))?.['Cost']) +
    parseCell(findRow(reaches, 'Reach', reach)?.['Added cost'])
  );
}

/** Returns the points that an enemy gives back. */
export function countBack({enemies}: CharacterTables, rating: number): number {
  return parseCell(findRow(enemies, 'Rating', String(rating))?.['Points back']);
}

/** Contact points of a character: total, spent, and left. */
export type ContactSums = {
  readonly contactPoints: Sum;
  readonly contactsSpent: Sum;
  readonly contactsLeft: Sum;
};

function sumPoints({tables, character, level, modifiers}: Build): Sum {
  const {first, least, levelsPerPoint, mostBack} = POINTS;
  const own = first + modifiers.Charisma;
  const back = character.enemies.map(
    ({name, rating}) => [name, countBack(tables, rating)] as const,
  );
  const all = back.reduce((sum, [, points]) => sum + points, 0);
  return addUp('Contact points', rulePages.contacts, [
    ['First level', first],
    ['Charisma', modifiers.Charisma],
    [`At least ${least}`, Math.max(0, least - own)],
    ['Even levels', Math.floor(level / levelsPerPoint)],
    ...back,
    [`Enemies give back up to ${mostBack}`, Math.min(0, mostBack - all)],
  ]);
}

export function sumContacts(build: Build): ContactSums {
  const contactPoints = sumPoints(build);
  const contactsSpent = addUp(
    'Contact points spent',
    rulePages.contacts,
    build.character.contacts.map((contact) => [
      contact.name,
      priceContact(build.tables, contact),
    ]),
  );
  return {
    contactPoints,
    contactsSpent,
    contactsLeft: addUp('Contact points left', rulePages.contacts, [
      ['Points', contactPoints.total],
      ['Spent', -contactsSpent.total],
    ]),
  };
}
