import type {ReactNode} from 'react';

type Props = {
  /** The compiled text. */
  readonly children?: ReactNode;
};

/** Markdown inside other components, which the build has already compiled to elements. */
export default function Markdown({children}: Props): ReactNode {
  return children;
}
