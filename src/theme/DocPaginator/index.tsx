import DocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';
import type {ReactNode} from 'react';
import {usePageKeys} from '../../page/client/usePageKeys';

/** Links to the previous and next page, with Alt and arrow keys as shortcuts. */
export default function DocPaginatorWithKeys(props: Props): ReactNode {
  usePageKeys(props.previous?.permalink, props.next?.permalink);
  return <DocPaginator {...props} />;
}
