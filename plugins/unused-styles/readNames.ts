import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Files that can name a class or a custom property. */
const SOURCE = /\.(?:css|html|jsx?|mdx?|mjs|tsx?)$/;

/**
 * Matches tests, and theme components that sites of this engine never use: of blogs, versions, and
 * tags, and two that it replaces.
 */
const LEFT_OUT =
  /[\\/]tests[\\/]|theme-classic[\\/]lib[\\/]theme[\\/](?:Blog|DocSidebarItem[\\/]Category|DocTag|DocVersion|Navbar[\\/]Layout|TagsList)/;

const WORD = /-{0,2}[a-z_][\w-]*/gi;

/** The prefix of a composed class name: `themedComponent--` of `themedComponent--${theme}`. */
const BEGINNING = /\w(?:--|__)$/;

/** Checks whether sources name a class or a custom property. */
export type Names = {
  readonly words: ReadonlySet<string>;
  readonly has: (name: string) => boolean;
};

/** Treats every word of the texts as a name, so that too much is kept rather than too little. */
export function collectNames(texts: readonly string[]): Names {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const beginnings = [...words].filter((word) => BEGINNING.test(word));
  return {
    words,
    has: (name) =>
      words.has(name) || beginnings.some((start) => name.startsWith(start)),
  };
}

/** Reads the names in all sources of the folders. */
export function readNames(folders: readonly string[]): Names {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((path) => SOURCE.test(path))
        .map((path) => join(folder, path))
        .filter((path) => !LEFT_OUT.test(path)),
    );
  return collectNames(files.map((file) => readFileSync(file, 'utf8')));
}
