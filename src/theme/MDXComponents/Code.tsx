import type {Props} from '@theme/MDXComponents/Code';
import type {ReactNode} from 'react';

/** Inline or fenced code; it is highlighted in the build. */
export default function MDXCode(props: Props): ReactNode {
  return <code {...props} />;
}
