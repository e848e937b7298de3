/** A pinned target. */
export type Pin = {
  readonly id: string;
  /** Path of its page below the base path, with a leading slash. */
  readonly path: string;
  /** The target as encoded by `writeTarget`; the whole page if empty. */
  readonly target: string;
  readonly title: string;
  /** The reader's note. */
  readonly note: string;
};

/** A named list of pins, in the reader's order. */
export type Desk = {
  readonly id: string;
  readonly name: string;
  readonly pins: readonly Pin[];
};

/** All desks of a reader, at least one, and which of them is open. */
export type Desks = {
  readonly open: string;
  readonly desks: readonly Desk[];
};

/** The maximum numbers and lengths. */
export const limits = {
  desks: 100,
  pins: 500,
  id: 64,
  path: 500,
  target: 500,
  title: 300,
  name: 100,
  note: 10_000,
} as const;

/** Matches paths of pages, and rejects other hosts. */
export const PATH = /^\/(?![/\\])[^\s?#\\]*$/;

/** Creates the initial desks with one empty desk. */
export function createDesks(id: string, name: string): Desks {
  return {open: id, desks: [{id, name, pins: []}]};
}

/** Finds the open desk. */
export function findOpenDesk({open, desks}: Desks): Desk | undefined {
  return desks.find(({id}) => id === open) ?? desks[0];
}
