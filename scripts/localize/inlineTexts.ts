import type {InterfaceTexts} from '../../plugins/interface-texts/readTexts';
import {mayHaveMessages, readMessages} from './readMessages';

/**
 * Replaces the English texts of the interface in a source file by those of another language, so
 * that each script contains only the texts that it shows. Otherwise Docusaurus would add the texts
 * of all features to the script of every page.
 */
export function inlineTexts(source: string, texts: InterfaceTexts): string {
  if (!mayHaveMessages(source)) {
    return source;
  }
  // The last one comes first, so that the places of the others stay.
  return readMessages(source).reduceRight((result, message) => {
    const text = texts[message.id];
    if (text === undefined) {
      return result;
    }
    const [start, end] = message.place;
    const literal = JSON.stringify(text);
    const code = message.isElement ? `{${literal}}` : literal;
    return result.slice(0, start) + code + result.slice(end);
  }, source);
}
