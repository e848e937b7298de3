import type {ReactNode} from 'react';
import {markWords} from '../../lib/markWords';

export type Props = {
  readonly text: string;
  /** The words that match, in the form in which they are looked up. */
  readonly matched: readonly string[];
};

/** A text with the words that match marked. */
export default function Marked({text, matched}: Props): ReactNode {
  return markWords(text, matched).map(({text: part, isMarked}, index) =>
    // Parts of a text have no name of their own, and never change places.
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}
