/** The vocabulary of the catalogue of spells and powers. */
export type CatalogueTable = {
  /** The elements in a ring, each opposite its counterpart, with colors of tokens.css. */
  readonly elements: readonly {readonly name: string; readonly color: string}[];
  /** The color of spells without an element. */
  readonly otherElementColor: string;
  readonly spheres: readonly {
    readonly name: string;
    readonly color: string;
    readonly element?: string;
  }[];
  readonly schools: readonly {
    readonly id: string;
    readonly name: string;
    readonly elements: readonly string[];
  }[];
  /** The possible holders of a power, by class, birth, or oath. */
  readonly holders: readonly string[];
  /** Countable targets of spells, with their plurals. */
  readonly targets: Readonly<Record<string, string>>;
  /** The folder of the CSV files, and the page that lists all spells. */
  readonly spellSheets: {
    readonly folder: string;
    readonly page: string;
    readonly save: string;
  };
};
