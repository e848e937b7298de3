import type {Props} from '@theme/MDXComponents/Code';
import type {ReactNode} from 'react';

/** Inline or fenced code, which the build has highlighted. */
export default function MDXCode(props: Props): ReactNode {
  return <code {...props} />;
}
