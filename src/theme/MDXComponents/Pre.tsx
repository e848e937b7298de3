import type {Props} from '@theme/MDXComponents/Pre';
import type {ReactNode} from 'react';

/** A fence that scrolls sideways must be reached by keyboard. */
const reachable = {tabIndex: 0} as const;

/** A fence of code. */
export default function MDXPre(props: Props): ReactNode {
  return <pre {...reachable} {...props} />;
}
