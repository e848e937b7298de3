import DocSidebarItemsOriginal from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';
import AreaTitle from '../../features/navigation/components/AreaTitle';

/** The entries of a sidebar; those of the first level are grouped under the name of the area. */
export default function DocSidebarItems(props: Props): ReactNode {
  return (
    <>
      {props.level === 1 && <AreaTitle />}
      <DocSidebarItemsOriginal {...props} />
    </>
  );
}
