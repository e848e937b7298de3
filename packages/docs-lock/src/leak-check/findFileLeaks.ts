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
  wanted: SearchedContent,
  piece: TextPiece,
  depth: number,
): readonly Leak[] {
  return readTexts(piece.bytes).flatMap((text) => [
    ...findPhrases(wanted.phrases, text).map((found) => ({
      file: piece.name,
      ...found,
    })),
    ...decodeRuns(text).flatMap((bytes) =>
      findInPiece(wanted, {name: namePart(piece, 'encoded'), bytes}, depth),
    ),
  ]);
}

function findInPiece(
  wanted: SearchedContent,
  piece: TextPiece,
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

/** Finds locked content in a file: in its name, its text, its archives, metadata and encoded data. */
export function findFileLeaks(
  wanted: SearchedContent,
  path: string,
  content: Buffer,
): readonly Leak[] {
  const leaks = findInPiece(wanted, {name: path, bytes: content}, 0);
  const unique = new Map(
    leaks.map((leak) => [`${leak.file}\0${leak.where}\0${leak.phrase}`, leak]),
  );
  return [...unique.values()];
}
