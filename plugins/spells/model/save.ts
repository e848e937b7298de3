export const SAVES = ['Body', 'Reflex', 'Mind', 'Mana', 'Fate'] as const;

type SaveName = (typeof SAVES)[number];

const RESULTS = ['half', 'negates', 'partial', 'each turn'] as const;

/** A save, and what the target gains if it succeeds. */
export type SavePick = {
  readonly save: SaveName;
  readonly result: (typeof RESULTS)[number];
};

/** The notations that a save can have, for error messages. */
export const SAVE_EXPECTED = `None, or one of ${SAVES.join(', ')} followed by one of ${RESULTS.join(', ')}, such as "Reflex half"`;

/** Parses a save: null if the spell allows none, undefined if the text is invalid. */
export function parseSave(text: string): SavePick | null | undefined {
  if (text === 'None') {
    return null;
  }
  const [first, ...rest] = text.split(' ');
  const save = SAVES.find((each) => each === first);
  const result = RESULTS.find((each) => each === rest.join(' '));
  return save === undefined || result === undefined
    ? undefined
    : {save, result};
}
