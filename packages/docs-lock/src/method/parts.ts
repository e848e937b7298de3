import {toBase64} from './base64';
import {subtle, toUtf8} from './cryptography';
import type {Bytes, SealedPage, SealedRecords, SealedScope} from './types';

/** A sealed part: its name in a manifest, and its SHA-256 as base64. */
export type Part = readonly [name: string, digest: string];

/** A page as it is published beside its scope, which it refers to by name. */
export type SealedText = Omit<SealedPage, 'scope'> & {readonly scope: string};

/** Encrypted sources of a scope. */
export type SealedSource = {readonly scope: string; readonly data: string};

async function getDigest(bytes: Bytes): Promise<string> {
  return toBase64(new Uint8Array(await subtle().digest('SHA-256', bytes)));
}

/** Names a list of values by its JSON, which is unambiguous. */
async function part(name: string, values: readonly unknown[]): Promise<Part> {
  return [name, await getDigest(toUtf8(JSON.stringify(values)))];
}

/** A page: its ciphertext, and the hashes of its demo scripts. */
export async function namePagePart({
  doc,
  scope,
  data,
  hashes = [],
}: SealedText): Promise<Part> {
  return part(`page ${doc}`, [doc, scope, data, hashes]);
}

/** A scope: its passwords as hashes and keys, and the hint of the prompt. */
export async function nameScopePart({
  scope,
  generation,
  hint,
  entries,
}: SealedScope): Promise<Part> {
  return part(`scope ${scope}`, [
    scope,
    generation,
    hint,
    entries.map(({id, kind, hash, kekSalt, pub, priv, signer, epk, wrap}) => [
      id,
      kind,
      hash,
      kekSalt,
      pub,
      priv,
      signer ?? '',
      epk,
      wrap,
    ]),
  ]);
}

/** The search records of an area. */
export async function nameRecordsPart({
  area,
  scope,
  data,
}: SealedRecords<string>): Promise<Part> {
  return part(`search ${scope}`, [area, scope, data]);
}

/** The encrypted sources of an area. */
export async function nameSourcePart(
  area: string,
  {scope, data}: SealedSource,
): Promise<Part> {
  return part(`source ${scope}`, [area, scope, data]);
}

/** A file of the site, by its path on it. */
export async function nameFilePart(path: string, bytes: Bytes): Promise<Part> {
  return [`file ${path}`, await getDigest(bytes)];
}

/** The public stub of a page, by its path in the area. */
export async function nameStubPart(path: string, bytes: Bytes): Promise<Part> {
  return [`stub ${path}`, await getDigest(bytes)];
}

/** Returns the area that a page belongs to. */
export function getArea(doc: string): string {
  return doc.split('/', 1)[0] ?? doc;
}
