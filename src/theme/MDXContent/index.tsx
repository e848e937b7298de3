import MDXContentOriginal from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';
import Contained from '../../shared/theme/Contained';

/** The content of a page. An error in it leaves title, menus, and pagination intact. */
export default function MDXContent(props: Props): ReactNode {
  return (
    <Contained>
      <MDXContentOriginal {...props} />
    </Contained>
  );
}
