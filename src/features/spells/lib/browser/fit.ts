import {folded, type Measured} from './listing';

/** Whether a text holds each of some words, by themselves or as the beginning of a word. */
function holdsBeginnings(text: string, words: readonly string[]): boolean {
  const own = text.split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => own.some((each) => each.startsWith(word)));
}

/** How far a record is from what readers wrote: by its name, by words of the name, or by its text alone. */
export function measureFit(
  {entry}: Pick<Measured, 'entry'>,
  text: string,
): number {
  const wanted = folded(text);
  const name = folded(entry.title);
  const words = wanted.split(/\s+/);
  const isMet = [
    name === wanted,
    name.startsWith(wanted),
    holdsBeginnings(name, words),
    words.some((word) => holdsBeginnings(name, [word])),
  ];
  const place = isMet.indexOf(true);
  return place < 0 ? isMet.length : place;
}
