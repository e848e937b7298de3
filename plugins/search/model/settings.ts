/** What the palette shows before anything is written. */
export type Settings = {
  /** The text in the empty field. */
  readonly placeholder: string;
  /** Links to begin with. */
  readonly places: readonly {
    readonly to: string;
    readonly label: string;
    readonly note?: string;
  }[];
};
