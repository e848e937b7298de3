import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  TRANSLATION_RECORD,
  type TranslationRecord,
} from '../../src/shared/lib/translatedPath';

/**
 * Reads where the files of a localized copy of the project are from; undefined in the project
 * itself.
 */
export function readTranslations(
  siteDir: string,
): TranslationRecord | undefined {
  const file = join(siteDir, TRANSLATION_RECORD);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationRecord)
    : undefined;
}
