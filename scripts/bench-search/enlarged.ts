import type {SearchRecord} from '../../src/shared/lib/searchRecord';
import {getWords} from '../../src/features/search/lib/words';

/** Makes another word of a word, the same at each call: a site ten times as large has other words too. */
function otherWord(word: string, copy: number): string {
  const shift = (letter: string): string => {
    const place = letter.charCodeAt(0) - 97;
    return String.fromCharCode(97 + ((place + copy) % 26));
  };
  return word.toLowerCase().replaceAll(/[a-z]/g, shift);
}

/** Changes every third word of a text, as another page has most words in common with this one. */
function otherText(text: string, copy: number): string {
  return getWords(text)
    .map((word, index) => (index % 3 === 0 ? otherWord(word, copy) : word))
    .join(' ');
}

/** Makes an index that is many times as large, of what is there: the first copy is the index itself. */
export function enlarged(
  records: readonly SearchRecord[],
  times: number,
): readonly SearchRecord[] {
  return Array.from({length: times}, (_, copy) =>
    copy === 0
      ? records
      : records.map((record) => ({
          ...record,
          to: `/copy-${copy}${record.to}`,
          title: otherText(record.title, copy),
          text: otherText(record.text, copy),
        })),
  ).flat();
}
