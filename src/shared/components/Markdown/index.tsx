import type {ReactNode} from 'react';

export type Props = {
  /** What the build made of the text. */
  readonly children?: ReactNode;
};

/** Markdown inside of other things; the build has turned it into elements already. */
export default function Markdown({children}: Props): ReactNode {
  return children;
}
