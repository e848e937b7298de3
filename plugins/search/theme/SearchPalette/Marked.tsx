import type {ReactNode} from 'react';
import {markWords} from '../../model/markWords';

type Props = {
  readonly text: string;
  /** The matching words, as stems. */
  readonly matched: readonly string[];
};

/** A text with its matching words highlighted. */
export default function Marked({text, matched}: Props): ReactNode {
  return markWords(text, matched).map(({text: part, isMarked}, index) =>
    // Parts of a text have no identity, and never change places.
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}
