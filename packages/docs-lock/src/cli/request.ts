import type {LeakSite} from '../site';

/** The site, and what was typed behind the name of a command. */
export type Request = LeakSite & {
  readonly words: readonly string[];
  readonly cost: number | undefined;
  readonly hint: string | undefined;
  readonly into: string | undefined;
  /** Names the key that must have signed, by its fingerprint. */
  readonly signer: string | undefined;
  /** Where the private half of a signing key goes. */
  readonly keyFile: string | undefined;
  readonly isWeak: boolean;
  readonly isSlow: boolean;
  readonly isNew: boolean;
  readonly isDemo: boolean;
  readonly isRepository: boolean;
  /** Builds the site and puts its ciphertext into the repository. */
  readonly buildSealed: () => Promise<void>;
  /** Asks for a password; an empty answer asks for a new one. */
  readonly ask: (question: string) => Promise<string>;
};

/** Does what was asked for, and says what it did. */
export type Command = (request: Request) => Promise<readonly string[]>;

/**
 * Reads a required argument of a command.
 *
 * @throws Error where there is none.
 */
export function wordAt({words}: Request, index: number, what: string): string {
  const word = words[index];
  if (word === undefined) {
    throw new Error(`found no ${what}, expected one: see "npm run lock".`);
  }
  return word;
}
