/** Published bytes, and their name. */
export type TextPiece = {
  /** The path of the file, followed by the names inside the archives around it. */
  readonly name: string;
  readonly bytes: Buffer;
};

/** Names something found inside a piece. */
export function namePart({name}: TextPiece, part: string): string {
  return `${name} › ${part}`;
}
