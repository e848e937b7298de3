import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../shared/lib/fileFormat';
import type {AnyCharacter, SheetRules} from './sheetRules';

/** The format of a file with a character. */
const CHARACTER_FORMAT: FileFormat = {format: 'character', version: 1};

/** Why a file was rejected; nothing has changed then. */
export type SheetFault = FormatFault | 'damaged' | 'noForm';

/** The character of a file, or the fault that prevents its import. */
export type SheetContent =
  {readonly fault: SheetFault} | {readonly character: AnyCharacter};

/** Serializes a character as a file. */
export function writeSheetFile(character: AnyCharacter): string {
  return writeFormat(CHARACTER_FORMAT, {character});
}

/** Parses a file, which may be foreign, damaged or of a newer version. */
export function readSheetFile(
  isCharacter: SheetRules['isCharacter'],
  text: string,
): SheetContent {
  const file = readFormat(CHARACTER_FORMAT, text);
  if ('fault' in file) {
    return file;
  }
  const {character} = file.content;
  return isCharacter(character) ? {character} : {fault: 'damaged'};
}
