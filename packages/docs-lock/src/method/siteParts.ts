import {
  namePagePart,
  nameRecordsPart,
  nameScopePart,
  type Part,
  type SealedText,
} from './parts';
import type {SealedRecords, SealedScope} from './types';

/** The argument of `JSON.parse` in a script, in any of the three quotes. */
const JSON_CALL =
  /JSON\.parse\((?<quote>['"`])(?<text>[^'"`\\]*(?:(?:\\[\s\S]|(?!\k<quote>)['"`])[^'"`\\]*)*)\k<quote>\)/g;

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '0': '\0',
};

/** Decodes an escape sequence of a script. */
function unescapedSign(escape: string): string {
  const sign = escape.charAt(1);
  return escape.length > 2
    ? String.fromCharCode(Number.parseInt(escape.slice(2), 16))
    : (ESCAPES[sign] ?? sign);
}

/** Decodes a string literal as the script would. */
function unescaped(text: string): string {
  return text.replaceAll(
    /\\(?:u[\dA-F]{4}|x[\dA-F]{2}|[\s\S])/gi,
    unescapedSign,
  );
}

function listValues(script: string): readonly unknown[] {
  return [...script.matchAll(JSON_CALL)].flatMap(({groups}) => {
    try {
      return [JSON.parse(unescaped(groups?.['text'] ?? '')) as unknown];
    } catch {
      return [];
    }
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** Lists all objects nested in a value. */
function listObjects(value: unknown): readonly Fields[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inner = Object.values(value).flatMap(listObjects);
  return Array.isArray(value) ? inner : [value as Fields, ...inner];
}

/** Returns the name of a scope, which is given either by name alone or as a whole. */
function scopeName(scope: unknown): string {
  return typeof scope === 'string'
    ? scope
    : String((scope as Fields | undefined)?.['scope']);
}

function getPart(found: Fields): readonly Promise<Part>[] {
  const named = {...found, scope: scopeName(found['scope'])};
  if (Array.isArray(found['entries']) && 'generation' in found) {
    return [nameScopePart(found as SealedScope)];
  }
  if (typeof found['data'] !== 'string') {
    return [];
  }
  if (typeof found['doc'] === 'string') {
    return [namePagePart(named as unknown as SealedText)];
  }
  return typeof found['area'] === 'string'
    ? [nameRecordsPart(named as unknown as SealedRecords<string>)]
    : [];
}

/** A sealed part found in a script, with the area that it names, if any. */
export type FoundPart = {
  readonly part: Part;
  readonly area: string | undefined;
};

function findArea({doc, area}: Fields): string | undefined {
  if (typeof doc === 'string') {
    return doc.split('/', 1)[0];
  }
  return typeof area === 'string' ? area : undefined;
}

/** Recognizes a sealed part in an object of a script; empty if it is anything else. */
async function findPart(fields: Fields): Promise<readonly FoundPart[]> {
  try {
    const parts = await Promise.all(getPart(fields));
    return parts.map((part) => ({part, area: findArea(fields)}));
  } catch {
    // Browsers would reject an object of this shape, too.
    return [];
  }
}

/** Lists the sealed parts in a script of a built site: pages, search records, and scopes. */
export async function listParts(script: string): Promise<readonly FoundPart[]> {
  const found = await Promise.all(
    listObjects(listValues(script)).map(async (fields) => findPart(fields)),
  );
  return found.flat();
}
