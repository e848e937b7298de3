/** A picture that the studio makes, with its entry in the folder's index. */
export type StudioPicture = {
  /** The folder below static/. */
  readonly folder: string;
  /** File name. */
  readonly file: string;
  readonly title: string;
  /** The alternative text. */
  readonly alt: string;
  /** Whether the index leaves it out, because only browsers request it. */
  readonly isUnlisted?: boolean;
  /** Further columns of the index, by heading. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Makes the bytes of the file, the same each time. */
  readonly make: () => Promise<Buffer | string>;
};
