import type {LeakSite} from '../site';

/** The site, and the arguments and options of a command. */
export type Request = LeakSite & {
  readonly args: readonly string[];
  readonly cost: number | undefined;
  readonly hint: string | undefined;
  readonly into: string | undefined;
  /** Fingerprint of the key that must have signed. */
  readonly signer: string | undefined;
  /** Path that the private half of a signing key is written to. */
  readonly keyFile: string | undefined;
  readonly isWeak: boolean;
  readonly isSlow: boolean;
  readonly isNew: boolean;
  readonly isDemo: boolean;
  readonly isRepository: boolean;
  /** Builds the site and puts its ciphertext into the repository. */
  readonly buildSealed: () => Promise<void>;
  /** Prompts for a password; with an empty answer a new one is generated. */
  readonly ask: (question: string) => Promise<string>;
};

/** Runs a command and returns the lines to print. */
export type Command = (request: Request) => Promise<readonly string[]>;

/**
 * Reads a required positional argument of a command.
 *
 * @throws Error if it is missing.
 */
export function getWord({args}: Request, index: number, what: string): string {
  const word = args[index];
  if (word === undefined) {
    throw new Error(`found no ${what}, expected one: see "npm run lock".`);
  }
  return word;
}
