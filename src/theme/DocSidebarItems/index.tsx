import DocSidebarItemsOriginal from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';
import AreaTitle from '../../features/navigation/components/AreaTitle';

/** The items of a sidebar; on the first level they are grouped under the area's name. */
export default function DocSidebarItems(props: Props): ReactNode {
  return (
    <>
      {props.level === 1 && <AreaTitle />}
      <DocSidebarItemsOriginal {...props} />
    </>
  );
}
