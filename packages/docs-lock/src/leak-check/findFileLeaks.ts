import {createHash} from 'node:crypto';
import {findPhrases, type Phrases} from '../leak/phrases';
import type {FilePrint} from '../leak/print';
import {decodeRuns} from './readings/decodeRuns';
import {isPdf, pdfParts} from './readings/pdfParts';
import {nameWithin, type Piece} from './readings/piece';
import {pictureNotes} from './readings/pictureNotes';
import {readTexts} from './readings/readTexts';
import {unpack} from './readings/unpack';

/** Something of a locked page that everybody can read. */
export type Leak = {
  /** The file in which it was found, and where in it. */
  readonly file: string;
  /** The file that it comes from. */
  readonly where: string;
  /** The words that give it away; for bytes what they are. */
  readonly phrase: string;
};

/** What is looked for in every file. */
export type Wanted = {
  readonly phrases: Phrases;
  readonly files: readonly FilePrint[];
};

/** How often something may be packed into something else before nobody would find it either. */
const DEEPEST = 6;

function findBytes(
  bytes: Buffer,
  files: readonly FilePrint[],
): readonly Omit<Leak, 'file'>[] {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return files.flatMap(({where, slices, ...print}) => {
    if (print.sha256 === sha256) {
      return [{where, phrase: 'the whole file'}];
    }
    return slices.some((slice) => bytes.includes(slice, 0, 'latin1'))
      ? [{where, phrase: 'bytes of the file'}]
      : [];
  });
}

/** What a piece is made of: files in an archive, notes of a picture, streams of a document. */
function takeApart(piece: Piece): readonly Piece[] | undefined {
  const files = unpack(piece);
  if (files.length > 0) {
    return files;
  }
  return isPdf(piece) ? pdfParts(piece) : pictureNotes(piece);
}

/** Finds words in the texts of a piece, and in what is written there as base64 or digits. */
function findWords(
  wanted: Wanted,
  piece: Piece,
  depth: number,
): readonly Leak[] {
  return readTexts(piece.bytes).flatMap((text) => [
    ...findPhrases(wanted.phrases, text).map((found) => ({
      file: piece.name,
      ...found,
    })),
    ...decodeRuns(text).flatMap((bytes) =>
      findInPiece(wanted, {name: nameWithin(piece, 'encoded'), bytes}, depth),
    ),
  ]);
}

function findInPiece(
  wanted: Wanted,
  piece: Piece,
  depth: number,
): readonly Leak[] {
  const {name, bytes} = piece;
  const whole = [
    ...findBytes(bytes, wanted.files),
    ...findPhrases(wanted.phrases, name),
  ].map((found) => ({file: name, ...found}));
  const parts = depth > DEEPEST ? undefined : takeApart(piece);
  return parts === undefined
    ? [...whole, ...findWords(wanted, piece, depth + 1)]
    : [
        ...whole,
        ...parts.flatMap((part) => findInPiece(wanted, part, depth + 1)),
      ];
}

/** Finds what of locked pages can be read in a file: its name, its text, what is packed, noted or encoded in it. */
export function findFileLeaks(
  wanted: Wanted,
  path: string,
  content: Buffer,
): readonly Leak[] {
  const leaks = findInPiece(wanted, {name: path, bytes: content}, 0);
  const unique = new Map(
    leaks.map((leak) => [`${leak.file}\0${leak.where}\0${leak.phrase}`, leak]),
  );
  return [...unique.values()];
}
