/** The five saves. */
export const SAVES = ['Body', 'Reflex', 'Mind', 'Mana', 'Fate'] as const;

export type SaveName = (typeof SAVES)[number];

const RESULTS = ['half', 'negates', 'partial', 'each turn'] as const;

/** What a target rolls, and what it gains by making the roll. */
export type SavePick = {
  readonly save: SaveName;
  readonly result: (typeof RESULTS)[number];
};

/** What an author may write for a save. */
export const SAVE_EXPECTED = `None, or one of ${SAVES.join(', ')} with one of ${RESULTS.join(', ')}, as "Reflex half"`;

/** Reads a save: null where the spell allows none, nothing where the text is no save. */
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

/** Writes a save as authors do. */
export function printSave(pick: SavePick | null): string {
  return pick === null ? 'None' : `${pick.save} ${pick.result}`;
}
