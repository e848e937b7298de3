import {createHash} from 'node:crypto';
import {findPhrases, type Phrases} from '../leak/phrases';
import type {FilePrint} from '../leak/print';
import {decodeRuns} from './readings/decodeRuns';
import {isPdf, pdfParts} from './readings/pdfParts';
import {namePart, type TextPiece} from './readings/piece';
import {pictureNotes} from './readings/pictureNotes';
import {readTexts} from './readings/readTexts';
import {unpack} from './readings/unpack';

/** Locked content that is publicly readable. */
export type Leak = {
  /** The file in which it was found, and the place inside it. */
  readonly file: string;
  /** The locked file that it comes from. */
  readonly where: string;
  /** The leaked words, or a description of leaked bytes. */
  readonly phrase: string;
};

/** What every file is searched for. */
export type SearchedContent = {
  readonly phrases: Phrases;
  readonly files: readonly FilePrint[];
};

/** How many levels of nested archives and encodings are searched. */
const DEEPEST = 6;

/** Where a piece is. */
type Place = {
  /** How many archives and encodings are around it. */
  readonly depth: number;
  /** How many characters of its name were searched already, as that of what it is encoded in. */
  readonly named: number;
};

/** What was found in a piece, and how deeply nested it was. */
type Searched = {
  readonly name: string;
  readonly depth: number;
  readonly leaks: readonly Leak[];
};

/** What is searched for, and what was searched already, by its digest. */
type LeakSearch = SearchedContent & {
  readonly searched: Map<string, Searched>;
};

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Finds the bytes of locked files. */
function findBytes(
  {files}: SearchedContent,
  {name, bytes}: TextPiece,
  sha256: string,
): readonly Leak[] {
  return files.flatMap(({where, slices, ...print}) => {
    if (print.sha256 === sha256) {
      return [{file: name, where, phrase: 'the whole file'}];
    }
    return slices.some((slice) => bytes.includes(slice, 0, 'latin1'))
      ? [{file: name, where, phrase: 'bytes of the file'}]
      : [];
  });
}

/** Finds phrases in the name of a piece, or in its text. */
function findText(
  {phrases}: SearchedContent,
  {name}: TextPiece,
  text: string,
): readonly Leak[] {
  return findPhrases(phrases, text).map((found) => ({file: name, ...found}));
}

/** Splits a piece into its parts: files of an archive, metadata of a picture, streams of a PDF. */
function takeApart(piece: TextPiece): readonly TextPiece[] | undefined {
  const files = unpack(piece);
  if (files.length > 0) {
    return files;
  }
  return isPdf(piece) ? pdfParts(piece) : pictureNotes(piece);
}

/** Searches the texts of a piece, and whatever they hold encoded as base64 or hexadecimal. */
function findWords(
  search: LeakSearch,
  piece: TextPiece,
  place: Place,
): readonly Leak[] {
  return readTexts(piece.bytes).flatMap((text) => [
    ...findText(search, piece, text),
    ...decodeRuns(text).flatMap((bytes) =>
      findInPiece(search, {name: namePart(piece, 'encoded'), bytes}, place),
    ),
  ]);
}

/**
 * Searches the content of a piece that has no parts. What was found in equal bytes is reported for
 * this piece as well, unless they were nested so deeply that less of them was decoded.
 */
function findInContent(
  search: LeakSearch,
  piece: TextPiece,
  {depth}: Place,
): readonly Leak[] {
  const {name, bytes} = piece;
  const sha256 = digest(bytes);
  const known = search.searched.get(sha256);
  if (known !== undefined && known.depth <= depth) {
    return known.leaks.map(({file, ...found}) => ({
      file: `${name}${file.slice(known.name.length)}`,
      ...found,
    }));
  }
  const leaks = [
    ...findBytes(search, piece, sha256),
    ...findWords(search, piece, {depth: depth + 1, named: name.length}),
  ];
  search.searched.set(sha256, {name, depth, leaks});
  return leaks;
}

function findInPiece(
  search: LeakSearch,
  piece: TextPiece,
  {depth, named}: Place,
): readonly Leak[] {
  const parts = depth > DEEPEST ? undefined : takeApart(piece);
  return [
    ...findText(search, piece, piece.name.slice(named)),
    ...(parts === undefined
      ? findInContent(search, piece, {depth, named})
      : [
          ...findBytes(search, piece, digest(piece.bytes)),
          ...parts.flatMap((part) =>
            findInPiece(search, part, {depth: depth + 1, named}),
          ),
        ]),
  ];
}

/** Finds locked content in a file: in its name, its text, its archives, metadata and encoded data. */
type FindFileLeaks = (path: string, content: Buffer) => readonly Leak[];

/**
 * Creates a search of files for locked content. Files and parts of archives with equal bytes are
 * searched once, so that archives are best searched after the files they contain.
 */
export function createLeakSearch(wanted: SearchedContent): FindFileLeaks {
  const search = {...wanted, searched: new Map<string, Searched>()};
  return (path, content) => {
    const leaks = findInPiece(
      search,
      {name: path, bytes: content},
      {depth: 0, named: 0},
    );
    const unique = new Map(
      leaks.map((leak) => [
        `${leak.file}\0${leak.where}\0${leak.phrase}`,
        leak,
      ]),
    );
    return [...unique.values()];
  };
}
