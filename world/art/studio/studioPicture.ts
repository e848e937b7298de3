/** A picture that the studio makes, and what the list of its folder says of it. */
export type StudioPicture = {
  /** Folder under static/. */
  readonly folder: string;
  /** File name. */
  readonly file: string;
  readonly title: string;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
  /** Whether the list of its folder leaves it out, as what browsers alone look for. */
  readonly isUnlisted?: boolean;
  /** Further columns of the list, by heading. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Makes the bytes of the file; the same each time. */
  readonly make: () => Promise<Buffer | string>;
};
