/** What readers can be told of a file under static/. */
export type Asset = {
  /** What readers call it: the file's own title, else its name in words. */
  readonly title: string;
  /** File name with ending. */
  readonly name: string;
  /** Ending without the dot, in lower case. */
  readonly ext: string;
  /** Day of the last change as month/day/year, in UTC. */
  readonly lastModified: string;
  /** Folder under static/ with a leading slash, as `/maps/regional`. */
  readonly parent: string;
  /** Address on the site without the base path, percent-encoded where it must be. */
  readonly link: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels, of pictures only, as readers see them (turned as the camera says). */
  readonly width?: number;
  /** Pixels, of pictures only, as readers see them. */
  readonly height?: number;
  /** What the picture shows, for those who cannot see it. */
  readonly alt?: string;
  /** What else the list of its folder says of it, by heading; empty cells are left out. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Rows of a data file by column heading; of other files none. */
  readonly contents: readonly Readonly<Record<string, string>>[];
};

/** A smaller copy of a picture, made in the build. */
export type Derivative = {
  readonly link: string;
  /** Pixels. */
  readonly width: number;
};

/** A picture with what a page needs to show it before and while it loads. */
export type Picture = Asset & {
  readonly width: number;
  readonly height: number;
  /** Narrowest first; empty where the original is small or drawn in vectors. */
  readonly thumbnails: readonly Derivative[];
  /** A tiny copy as data URI; absent for vector drawings. */
  readonly placeholder?: string;
};
