import {language} from '../../world/language';
import {readTexts, type InterfaceTexts} from './readTexts';

/** A text of the interface that the build writes, where no component can translate it. */
export type BuildText = {
  readonly id: string;
  /** The English text, with placeholders in braces. */
  readonly message: string;
};

let texts: InterfaceTexts | undefined;

/**
 * Translates a text into the language of the build.
 *
 * @param values what the placeholders stand for, by their names.
 */
export function translateText(
  {id, message}: BuildText,
  values: Readonly<Record<string, string>> = {},
): string {
  texts ??= readTexts(language);
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value),
    texts[id] ?? message,
  );
}
