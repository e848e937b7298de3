import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../src/shared/model/fileFormat';
import type {AnyCharacter, SheetRules} from './sheetRules';

/** The rules that define the shape of a character. */
type Versioned = Pick<SheetRules, 'version' | 'migrate' | 'isCharacter'>;

function getFormat({version}: Pick<Versioned, 'version'>): FileFormat {
  return {format: 'character', version};
}

/** Why a file was rejected; nothing has changed. */
export type SheetFault = FormatFault | 'noForm';

/** The character of a file, or the fault that prevents its import. */
export type SheetContent =
  {readonly fault: SheetFault} | {readonly character: AnyCharacter};

export function writeSheetFile(
  rules: Pick<Versioned, 'version'>,
  character: AnyCharacter,
): string {
  return writeFormat(getFormat(rules), {character});
}

/** Parses a file, which may be foreign, damaged, or of an older or newer version. */
export function readSheetFile(rules: Versioned, text: string): SheetContent {
  const file = readFormat(getFormat(rules), text);
  if ('fault' in file) {
    return file;
  }
  const character = rules.migrate(file.content['character']);
  return rules.isCharacter(character) ? {character} : {fault: 'damaged'};
}
