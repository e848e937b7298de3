/** A view over a page with its own history entry, so that Back closes it. */
export type HistoryView = {
  /** Id of the view on its page. */
  readonly id: string;
  /** Index of the open part. */
  readonly index: number;
};

/** Reads a property of an unknown value. */
function getValue(thing: unknown, key: string): unknown {
  return typeof thing === 'object' && thing !== null
    ? new Map(Object.entries(thing)).get(key)
    : undefined;
}

/** Reads the view from the state of a history entry. */
export function readView(state: unknown): HistoryView | undefined {
  const view = getValue(state, 'view');
  const id = getValue(view, 'id');
  const index = getValue(view, 'index');
  return typeof id === 'string' &&
    typeof index === 'number' &&
    Number.isInteger(index)
    ? {id, index}
    : undefined;
}

/** The state of a history entry that shows a view over the current page. */
export function withView(state: unknown, view: HistoryView): object {
  return {...(typeof state === 'object' ? state : {}), view};
}
