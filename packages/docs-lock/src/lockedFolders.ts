/** Where the build writes the stubs of locked pages, which reveal nothing without a password. */
export const stubFolder = '.locked/docs';

/** The file among the stubs of an area that holds the passwords of its scopes, as hashes and keys. */
export const scopesFile = '_scopes.json';

/** The file among the stubs of an area that holds its search records, as ciphertext. */
export const searchFile = '_search.json';

/** Where the build keeps the files of locked pages, encrypted, for the development server. */
export const lockedAssetFolder = '.locked/assets';

/** Where the build records the phrases that must not be public. It never leaves this machine. */
export const printFolder = '.locked/prints';

/** Where ciphertext that is committed to the repository is kept. */
export const sealedFolder = 'sealed';

/** The file that holds the passwords of the site, as hashes and keys. */
export const lockFile = 'lock.json';

/** The folder of a built site that holds encrypted files. */
export const binFolder = 'assets/locked';

/** The file that lists, one per line, phrases of locked pages that are meant to be public. */
export const allowedFile = 'lock.allow';

/**
 * The file that lists, one per line, short words and names that must never be public. Only authors
 * have it.
 */
export const secretFile = 'lock.secret';

/** The file of a sealed area in the repository that lists and signs all the others. */
export const manifestFile = 'manifest.json';

/** The file of a built site that lists and signs what is sealed of an area. */
export function getManifestPath(area: string): string {
  return `${binFolder}/${area}.manifest.json`;
}

/** The file of a built site that names the scripts which hold sealed parts of an area, for verification. */
export function getScriptListPath(area: string): string {
  return `${binFolder}/${area}.scripts.json`;
}
