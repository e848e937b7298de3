/** An address of this site; or the picture itself, where it has none, as on a locked page. */
export type PictureSource = string | Blob;

export type ShownPicture = {
  readonly kind: 'picture';
  readonly title: string;
  /** What it shows, in words. */
  readonly alt: string;
  readonly source: PictureSource;
};

export type ShownTable = {
  readonly kind: 'table';
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A quoted text, such as a handout, by its lines. */
export type ShownText = {
  readonly kind: 'text';
  readonly title: string;
  readonly lines: readonly string[];
};

/** A point of a map: its shares of the width from the left, and of the height from the top. */
export type MapPoint = readonly [x: number, y: number];

/** The name of a place, or the number of a leg of a journey, that players may know. */
export type ShownMark = {
  readonly name: string;
  readonly look: 'name' | 'number';
  readonly point: MapPoint;
};

/** A leg of a journey, solid or dotted. */
export type ShownLine = {
  readonly points: readonly MapPoint[];
  readonly isDotted: boolean;
};

/** A circle, whose radius is a share of the width of the map. */
export type ShownRing = {readonly point: MapPoint; readonly radius: number};

export type ShownMap = {
  readonly kind: 'map';
  readonly title: string;
  /** The folder of the tiles, with a trailing slash. */
  readonly tiles: string;
  /** The deepest zoom that has tiles, and how many tiles wide and high the map is there. */
  readonly deepest: number;
  readonly columns: number;
  readonly rows: number;
  /** The corner of the view at its left and its top. */
  readonly corner: MapPoint;
  /** The shares of the width and of the height of the map that are in view. */
  readonly span: MapPoint;
  readonly marks: readonly ShownMark[];
  readonly lines: readonly ShownLine[];
  readonly rings: readonly ShownRing[];
};

/** Somebody in a fight, as all at the table see it. */
export type ShownFighter = {
  readonly name: string;
  readonly side: 'heroes' | 'foes';
  readonly isActing: boolean;
  /** How somebody has fallen: who lies there may still live. */
  readonly fallen: 'no' | 'down' | 'dead';
  readonly conditions: readonly string[];
};

export type ShownOrder = {
  readonly kind: 'order';
  /** 0 before the fight begins. */
  readonly round: number;
  readonly fighters: readonly ShownFighter[];
};

/** All that can be shown to players: nothing else has a way to their screen. */
export type Shown =
  ShownPicture | ShownTable | ShownText | ShownMap | ShownOrder;

/** The most that is shown at a time: characters of a text, and entries of a list. */
export const most = {text: 500, list: 500} as const;

/** Cuts a text to the length that can be shown. */
export function cutText(text: string): string {
  return text.length > most.text ? `${text.slice(0, most.text - 1)}…` : text;
}
