import {sheetRules} from '../../../world/sheetRules';
import {readSheetFile, type SheetContent} from '../model/sheetFile';
import type {AnyCharacter, OpenRules} from '../model/sheetRules';
import {isPdf, readPdf} from './pdfForm';

type Rules = OpenRules<AnyCharacter>;

async function readForm(
  rules: Rules,
  bytes: Uint8Array,
): Promise<SheetContent> {
  try {
    const character = rules.readForm(await readPdf(bytes));
    return character === undefined ? {fault: 'noForm'} : {character};
  } catch {
    return {fault: 'noForm'};
  }
}

/** Reads the character of a file, which may be JSON or the filled form. */
export async function openSheetFile(
  rules: Rules,
  file: Blob,
): Promise<SheetContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isPdf(bytes)
    ? readForm(rules, bytes)
    : readSheetFile(sheetRules, new TextDecoder().decode(bytes));
}
