export type AssetFile = Pick<Asset, 'link' | 'name' | 'ext' | 'size'>;

export type Asset = {
  /** Its own title, or else words derived from its name. */
  readonly title: string;
  readonly name: string;
  /** Extension without the dot, in lower case. */
  readonly ext: string;
  /** Day of the last change as month/day/year, in UTC. */
  readonly lastModified: string;
  /** Folder under static/ with a leading slash, such as `/maps/regional`. */
  readonly parent: string;
  /** Address on the site without the base path, percent-encoded where it must be. */
  readonly link: string;
  /** Size in bytes. */
  readonly size: number;
  /** Width of an image in pixels, with its EXIF orientation applied. */
  readonly width?: number;
  /** Height of an image in pixels, with its EXIF orientation applied. */
  readonly height?: number;
  /** Alternative text of an image. */
  readonly alt?: string;
  /** Other columns of its folder’s list, by heading; empty cells are left out. */
  readonly notes?: Readonly<Record<string, string>>;
  /** The session of a campaign that reveals it, from its folder's list. */
  readonly mark?: string;
  /** The same document for Letter paper. */
  readonly letter?: AssetFile | undefined;
  /** Rows of a data file, by column heading; empty for other files. */
  readonly contents: readonly Readonly<Record<string, string>>[];
};

/** A scaled copy of an image, made in the build. */
export type Derivative = {
  readonly link: string;
  /** Width in pixels. */
  readonly width: number;
};

/** An image with its copies for small screens and for loading. */
export type Picture = Asset & {
  readonly width: number;
  readonly height: number;
  /** Narrowest first; empty if the original is small or a vector drawing. */
  readonly thumbnails: readonly Derivative[];
  /** A tiny copy as a data URI; absent for vector drawings. */
  readonly placeholder?: string;
};
