import type {ReactNode} from 'react';

type Props = {
  /** Name of the part, so that a page contains its styles only once. */
  readonly part: string;
  /** The text of its `*.lazy.css`. */
  readonly css: string;
};

/** The styles of a rare part that works without script. Only pages with that part contain them. */
export default function RareStyles({part, css}: Props): ReactNode {
  return (
    <style href={part} precedence="rare">
      {css}
    </style>
  );
}
