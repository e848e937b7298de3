import type {Props} from '@theme/MDXComponents/Code';
import type {ReactNode} from 'react';

/** Code in a line or in a fence; its colors were set when the page was built. */
export default function MDXCode(props: Props): ReactNode {
  return <code {...props} />;
}
