/** The folder of the stubs of locked pages, which reveal nothing without a password. */
export const stubFolder = '.locked/docs';

/** The file among the stubs of an area that contains the passwords of its scopes, as hashes and keys. */
export const scopesFile = '_scopes.json';

/** The file among the stubs that loads the components of locked pages. */
export const componentsFile = '_components.js';

/** The file among the stubs of an area that names the encrypted files of its search records. */
export const searchFile = '_search.json';

/** The folder of the encrypted files of locked pages, for the development server. */
export const lockedAssetFolder = '.locked/assets';

/** The file that holds the passwords of the site, as hashes and keys. */
export const lockFile = 'lock.json';
