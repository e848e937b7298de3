import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocSidebarItemsOriginal from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {createContext, useContext, type ReactNode} from 'react';
import AreaTitle from '../../../plugins/navigation/theme/AreaTitle';
import {isLong, listServed} from '../../../plugins/navigation/model/listServed';

/** Whether the sidebar that contains a list is shortened. */
const IsCut = createContext(false);

/**
 * The items of a sidebar; on the first level they are grouped under the area’s name. Served pages
 * contain only a part of a long sidebar, and add the rest once scripts run.
 */
export default function DocSidebarItems(props: Props): ReactNode {
  const {items, activePath, level} = props;
  const isBrowser = useIsBrowser();
  const isWithinCut = useContext(IsCut);
  const isCut = !isBrowser && (level === 1 ? isLong(items) : isWithinCut);
  const at = items.findIndex((item) => isActiveSidebarItem(item, activePath));
  return (
    <IsCut value={isCut}>
      {level === 1 && <AreaTitle />}
      <DocSidebarItemsOriginal
        {...props}
        items={
          isCut
            ? [...listServed(items, level === 1 ? Math.max(at, 0) : at)]
            : items
        }
      />
    </IsCut>
  );
}
