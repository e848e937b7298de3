/** Bytes with a buffer of their own, as Web Crypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The entry of a password in lock.json. Nothing in it is secret. */
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
  /** Signing key that this password vouches for, base64. */
  readonly signer?: string;
  /** Marks a published password, which demonstrates the lock. */
  readonly demo?: true;
};

/** The passwords of a path. */
export type LockList = {
  /** The hint of the prompt, for readers who may know the password. */
  readonly hint?: string;
  readonly entries: readonly PasswordEntry[];
};

/** The file lock.json. */
export type LockFile = {
  readonly version: 1;
  /** Whether the whole site is locked, so that only admin passwords open it. */
  readonly global: boolean;
  /** The author's public signing key, base64. Without one each build generates its own. */
  readonly signer?: string;
  /** The counter of the last sealing of each area in the repository; no other is accepted. */
  readonly sealed?: Readonly<Record<string, number>>;
  readonly admin: LockList;
  /** Passwords by path prefix, such as `/reference`. */
  readonly paths: Readonly<Record<string, LockList>>;
};

/** What content is sealed for: a scope of the site, in one build. */
export type Sealing = {
  /** Path prefix, such as `/reference`; `/` is the whole site. */
  readonly scope: string;
  /** Generated for each build, so that the keys of an older build open nothing of a newer one. */
  readonly generation: string;
};

/** What a build publishes of a password for one scope. */
export type SealedEntry = Omit<PasswordEntry, 'demo'> &
  WrappedKey & {readonly kind: 'path' | 'admin'};

/** The content key, wrapped for one password. */
export type WrappedKey = {
  /** Public half of the ephemeral key pair, base64. */
  readonly epk: string;
  /** The content key, encrypted, base64. */
  readonly wrap: string;
};

/** What all locked pages of a scope share. */
export type SealedScope = Sealing & {
  /** The hint of the prompt; may be empty. */
  readonly hint: string;
  readonly entries: readonly SealedEntry[];
};

/** What a locked page exports instead of its content. */
export type SealedPage = {
  /** Identifies the page inside its scope. */
  readonly doc: string;
  /** The sealed payload, base64. */
  readonly data: string;
  /** Hashes of the page's demo scripts, in the syntax of a content security policy. */
  readonly hashes?: readonly string[];
  readonly scope: SealedScope;
};

/** The search records of an area's locked pages. */
export type SealedRecords<Scope = SealedScope> = {
  readonly area: string;
  /** The sealed records, base64. */
  readonly data: string;
  readonly scope: Scope;
};
