import type {ReactNode} from 'react';

/** The lines of the icon, in a square of 24 units. */
type Props = {readonly path: string};

/** An icon of lines in the text color, hidden from screen readers. */
export default function LineIcon({path}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
