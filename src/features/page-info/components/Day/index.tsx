import type {ReactNode} from 'react';
import {formatDay} from '../../lib/formatDay';

type Props = {
  /** A date or a time in ISO 8601. */
  readonly date: string;
};

/** A date in a `time` element. */
export default function Day({date}: Props): ReactNode {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
