/** Bytes with a buffer of their own, as Web Crypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The entry of a password in the lock file. Nothing in it is secret. */
export type PasswordEntry = {
  /** Identifies the password. It is public, so it should not name a person. */
  readonly id: string;
  /** Bcrypt hash that a password is compared with: 60 characters. */
  readonly hash: string;
  /** Salt of the second bcrypt hash, which yields the key that encrypts the private key. */
  readonly kekSalt: string;
  /** Public key, base64: content keys are wrapped for it. */
  readonly pub: string;
  /** Private key, encrypted with a key derived from the password, base64. */
  readonly priv: string;
  /** Marks a published password, which demonstrates the lock. */
  readonly demo?: true;
};

/** The passwords of a path. */
export type LockList = {
  /** The hint of the prompt, for readers who may know the password. */
  readonly hint?: string;
  readonly entries: readonly PasswordEntry[];
};

export type LockFile = {
  readonly version: 3;
  /** Whether the whole site is locked, so that only admin passwords open it. */
  readonly global: boolean;
  readonly admin: LockList;
  /** Passwords by path prefix, such as `/reference`. */
  readonly paths: Readonly<Record<string, LockList>>;
};

/** The content key of a scope, wrapped for one password. */
export type WrappedKey = {
  /** Public half of the ephemeral key pair, base64. */
  readonly epk: string;
  /** The content key, encrypted, base64. */
  readonly wrap: string;
};

/** The public data of a password for one scope. */
export type SealedEntry = Omit<PasswordEntry, 'demo'> &
  WrappedKey & {readonly kind: 'path' | 'admin'};

/** The data that all locked pages of a scope share. */
export type SealedScope = {
  /** Path prefix, such as `/reference`; `/` is the whole site. */
  readonly scope: string;
  /** Names the build; its keys open only its own content. */
  readonly build: string;
  /** The hint of the prompt; may be empty. */
  readonly hint: string;
  readonly entries: readonly SealedEntry[];
};

/** The export of a locked page, in place of its content. */
export type SealedPage = {
  readonly scope: SealedScope;
  /** The sealed payload, base64. */
  readonly data: string;
  /** Hashes of the page's demo scripts, in the syntax of a content security policy. */
  readonly hashes?: readonly string[];
};

/** The search records of an area's locked pages, as the address of the file that contains them. */
export type SealedRecords<Scope = SealedScope> = {
  readonly scope: Scope;
  readonly file: string;
};
