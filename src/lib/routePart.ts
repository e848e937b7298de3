/** The chunks of a route: their names, in the shape of what it is drawn with. */
export type ChunkNames =
  string | {readonly [key: string]: ChunkNames} | readonly ChunkNames[];

/** A page in its part of the table of routes: its path, the names of its chunks, and what else its plugin says of it. */
export type RouteLeaf = readonly [
  path: string,
  names: ChunkNames,
  rest: object,
];

/** Pages of one parent, which is counted among all routes with routes below them, each before those below it. */
export type RouteGroup = readonly [
  parent: number,
  leaves: readonly RouteLeaf[],
];

/** A part of the table of routes, as browsers fetch it. */
export type RoutePart = {
  /** What loads the chunks that its pages alone are drawn with, by their names. */
  readonly chunks: Readonly<
    Record<string, [() => Promise<unknown>, string, string]>
  >;
  readonly groups: readonly RouteGroup[];
};
