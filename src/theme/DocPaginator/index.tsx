import DocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';
import type {ReactNode} from 'react';
import {usePageKeys} from '../../page/hooks/usePageKeys';

/** The links to the pages before and after, which Alt and the arrows follow too. */
export default function DocPaginatorWithKeys(props: Props): ReactNode {
  usePageKeys(props.previous?.permalink, props.next?.permalink);
  return <DocPaginator {...props} />;
}
