import type {ReactNode} from 'react';
import {formatDay} from '../../lib/formatDay';

export type Props = {
  /** A day or a time, in the form of ISO 8601. */
  readonly date: string;
};

/** A day, for readers and for machines. */
export default function Day({date}: Props): ReactNode {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
