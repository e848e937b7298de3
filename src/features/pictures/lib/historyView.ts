/** Something that covers a page and has an entry of its own in the history, so that Back closes it. */
export type HistoryView = {
  /** Which of those of a page. */
  readonly id: string;
  /** Which part of it was opened. */
  readonly index: number;
};

/** The value of a key of anything. */
function valueAt(thing: unknown, key: string): unknown {
  return typeof thing === 'object' && thing !== null
    ? new Map(Object.entries(thing)).get(key)
    : undefined;
}

/** Reads what an entry of the history says covers its page. */
export function readView(state: unknown): HistoryView | undefined {
  const view = valueAt(state, 'view');
  const id = valueAt(view, 'id');
  const index = valueAt(view, 'index');
  return typeof id === 'string' &&
    typeof index === 'number' &&
    Number.isInteger(index)
    ? {id, index}
    : undefined;
}

/** The state of an entry that shows a view over the page of the current one. */
export function withView(state: unknown, view: HistoryView): object {
  return {...(typeof state === 'object' ? state : {}), view};
}
