/** The content of the palette before readers type. */
export type Settings = {
  /** The text in the empty field. */
  readonly placeholder: string;
  /** Suggested links. */
  readonly places: readonly {
    readonly to: string;
    readonly label: string;
    readonly note?: string;
  }[];
};
