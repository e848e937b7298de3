import type {ReactNode} from 'react';
import type {WrittenDay} from '../../model/writeDay';

export default function Day({date, text}: WrittenDay): ReactNode {
  return <time dateTime={date}>{text}</time>;
}
