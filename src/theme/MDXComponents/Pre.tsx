import type {Props} from '@theme/MDXComponents/Pre';
import type {ReactNode} from 'react';

/** A fence of code; it can be reached by keyboard because it may scroll sideways. */
export default function MDXPre(props: Props): ReactNode {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take focus
  return <pre tabIndex={0} {...props} />;
}
