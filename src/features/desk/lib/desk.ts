/** Something of the site that readers want at hand. */
export type Pin = {
  readonly id: string;
  /** The page that it is on, below the base path, with a slash at its beginning. */
  readonly path: string;
  /** What of the page, as `writeTarget` writes it; all of it where empty. */
  readonly target: string;
  readonly title: string;
  /** What readers wrote on it. */
  readonly note: string;
};

/** Pins in the order that readers gave them, under a name. */
export type Desk = {
  readonly id: string;
  readonly name: string;
  readonly pins: readonly Pin[];
};

/** All desks of a reader; there is always one, and one of them is open. */
export type Desks = {
  readonly open: string;
  readonly desks: readonly Desk[];
};

/** The most that is kept of each. */
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

/** An address that leads to a page of the site, whatever host it is on. */
export const PATH = /^\/(?![/\\])[^\s?#\\]*$/;

/** What readers begin with. */
export function createDesks(id: string, name: string): Desks {
  return {open: id, desks: [{id, name, pins: []}]};
}

/** Finds the desk that is open. */
export function findOpenDesk({open, desks}: Desks): Desk | undefined {
  return desks.find(({id}) => id === open) ?? desks[0];
}
