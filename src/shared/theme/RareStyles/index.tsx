import type {ReactNode} from 'react';

type Props = {
  /** Name of the part, by which its styles are there once. */
  readonly part: string;
  /** The text of its `*.lazy.css`. */
  readonly css: string;
};

/** The styles of a rare part that works without script: only pages that show it hold them. */
export default function RareStyles({part, css}: Props): ReactNode {
  return (
    <style href={part} precedence="rare">
      {css}
    </style>
  );
}
