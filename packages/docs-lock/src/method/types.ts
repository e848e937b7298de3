/** Bytes of their own, as the browser's cryptography takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The entry of a password in lock.json; nothing in it is secret. */
export type PasswordEntry = {
  /** Tells passwords apart; visible to all, so it names nobody. */
  readonly id: string;
  /** What a password is compared with, by bcrypt: 60 characters. */
  readonly hash: string;
  /** The salt of the second bcrypt, which makes the key that encrypts the private key. */
  readonly kekSalt: string;
  /** Public key, base64: content keys are wrapped for it. */
  readonly pub: string;
  /** Private key, encrypted with a key that only the password makes, base64. */
  readonly priv: string;
  /** The key that signs what is sealed, for which this password vouches: base64. */
  readonly signer?: string;
  /** Marks a password that is published, to show the lock. */
  readonly demo?: true;
};

/** The passwords of a place. */
export type LockList = {
  /** What the prompt says to those who may know the password. */
  readonly hint?: string;
  readonly entries: readonly PasswordEntry[];
};

/** The file lock.json. */
export type LockFile = {
  readonly version: 1;
  /** Whether the whole site is locked, for the admin list alone. */
  readonly global: boolean;
  /** The author's public key, which signs all that is sealed, base64; without one each build draws its own. */
  readonly signer?: string;
  /** The counter of what was last sealed of each area into the repository: nothing else is taken for it. */
  readonly sealed?: Readonly<Record<string, number>>;
  readonly admin: LockList;
  /** Passwords by path prefix, as `/reference`. */
  readonly paths: Readonly<Record<string, LockList>>;
};

/** What content is sealed for: a part of the site, in one build. */
export type Sealing = {
  /** Path prefix, as `/reference`; `/` is the whole site. */
  readonly scope: string;
  /** Generated for each build, so that keys of an older build open nothing of a newer one. */
  readonly generation: string;
};

/** What a build publishes of a password for one scope. */
export type SealedEntry = Omit<PasswordEntry, 'demo'> &
  WrappedKey & {readonly kind: 'path' | 'admin'};

/** The content key, for one password. */
export type WrappedKey = {
  /** Public half of the key pair that was made for this wrap alone, base64. */
  readonly epk: string;
  /** The content key, encrypted, base64. */
  readonly wrap: string;
};

/** What all locked pages of a scope share. */
export type SealedScope = Sealing & {
  /** What the prompt says; may be empty. */
  readonly hint: string;
  readonly entries: readonly SealedEntry[];
};

/** What a locked page exports in the place of its content. */
export type SealedPage = {
  /** Names the page inside its scope. */
  readonly doc: string;
  /** The sealed payload, base64. */
  readonly data: string;
  /** The scripts that demos on the page run, as a policy names them. */
  readonly hashes?: readonly string[];
  readonly scope: SealedScope;
};

/** What can be found on the locked pages of an area by those who may read them. */
export type SealedRecords<Scope = SealedScope> = {
  readonly area: string;
  /** The sealed records, base64. */
  readonly data: string;
  readonly scope: Scope;
};
