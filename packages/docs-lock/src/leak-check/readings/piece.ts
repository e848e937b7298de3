/** Bytes that are published, and what they are called. */
export type Piece = {
  /** The file, and where it is packed into others the names on the way to it. */
  readonly name: string;
  readonly bytes: Buffer;
};

/** Names something that was found inside of a piece. */
export function nameWithin({name}: Piece, part: string): string {
  return `${name} › ${part}`;
}
