import type {SearchRecord} from '../../src/shared/lib/searchRecord';
import {getWords} from '../../src/features/search/lib/words';

/**
 * Derives a different word from a word, deterministically, because a site ten times as large also
 * has other words.
 */
function otherWord(word: string, copy: number): string {
  const shift = (letter: string): string => {
    const place = letter.charCodeAt(0) - 97;
    return String.fromCharCode(97 + ((place + copy) % 26));
  };
  return word.toLowerCase().replaceAll(/[a-z]/g, shift);
}

/** Changes every third word of a text, because pages have most of their words in common. */
function otherText(text: string, copy: number): string {
  return getWords(text)
    .map((word, index) => (index % 3 === 0 ? otherWord(word, copy) : word))
    .join(' ');
}

/** Multiplies a search index; the first copy is the index itself. */
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
