/** The files that a build makes for other tools, by path without a leading slash. */
export const takenFiles = {
  /** All written pages as notes of an Obsidian vault, with pictures. */
  vault: 'take-away/obsidian-vault.zip',
  /** All tables of figures as CSV. */
  sheets: 'take-away/sheets.zip',
  /** The list of Markdown twins (https://llmstxt.org). */
  list: 'llms.txt',
} as const;

/** The name of a file for other tools. */
export type TakenName = keyof typeof takenFiles;

/** Address of the list of sizes, without a leading slash. */
export const SIZES_FILE = 'take-away/sizes.json';

/** Sizes of the files in bytes. */
export type TakenSizes = Readonly<Partial<Record<TakenName, number>>>;

/** Reads a list of sizes; what is no size is left out. */
export function readSizes(value: unknown): TakenSizes {
  if (typeof value !== 'object' || value === null) {
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, size]) =>
        Object.hasOwn(takenFiles, name) && Number.isSafeInteger(size),
    ),
  );
}
