import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The texts of the interface by their id. */
export type InterfaceTexts = Readonly<Record<string, string>>;

const FOLDER = join(__dirname, 'texts');

/**
 * Reads the texts of the interface in a language; without its own file, a regional variant such as
 * `de-AT` takes those of its language.
 *
 * @param locale a BCP 47 tag, such as `de`.
 * @param folder the folder with a JSON file for each language.
 * @returns no texts if there is no file: the interface is then in English.
 */
export function readTexts(locale: string, folder = FOLDER): InterfaceTexts {
  const [language = locale] = locale.split('-');
  const file = [locale, language]
    .map((name) => join(folder, `${name}.json`))
    .find((path) => existsSync(path));
  return file === undefined
    ? {}
    : (JSON.parse(readFileSync(file, 'utf8')) as InterfaceTexts);
}
