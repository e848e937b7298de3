import type {Character} from './character';

/** Training that a people has from birth: the first rank of one of these items. */
export type Gift = {
  readonly people: string;
  /** The name of the gift in the table of gifts and burdens. */
  readonly trait: string;
  readonly oneOf: readonly string[];
};

/** All training that costs no proficiency points. */
export const gifts: readonly Gift[] = [
  {people: 'Half-Orc', trait: 'Two tongues', oneOf: ['Interpreting']},
  {
    people: 'Kadarin Human',
    trait: 'Sledge or saddle',
    oneOf: ['Ride', 'Sledging'],
  },
  {
    people: 'Lotharan Human',
    trait: 'Drill service',
    oneOf: ['Drill sword', 'Spear'],
  },
  {people: 'Lotharan Human', trait: 'Tablet school', oneOf: ['Letters']},
];

export function listGifts({
  people,
}: Pick<Character, 'people'>): readonly Gift[] {
  return gifts.filter((gift) => gift.people === people);
}

/** Finds the weapon or skill that each gift pays for, if any. */
export function listGiven(
  character: Pick<Character, 'people'>,
  names: readonly string[],
): ReadonlySet<string> {
  const lower = names.map((name) => name.toLowerCase());
  return new Set(
    listGifts(character).flatMap(({oneOf}) =>
      oneOf
        .map((name) => name.toLowerCase())
        .filter((name) => lower.includes(name))
        .slice(0, 1),
    ),
  );
}
