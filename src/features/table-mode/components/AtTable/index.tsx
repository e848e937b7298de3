import {useEffect, type ReactNode} from 'react';
import {storage} from '../../../../site/storage';
import {followTableMode} from '../../hooks/tableModeState';
import {changeTableView, useTableView} from '../../hooks/tableView';
import DeskPart from './DeskPart';
import PlayedUpToPart from './PlayedUpToPart';
import TablePanel from './TablePanel';

/** Follows table mode from page to page and from tab to tab. */
function useRememberedMode(): void {
  useEffect(() => {
    followTableMode();
    const onStorage = ({key}: StorageEvent): void => {
      if (key === storage.tableStyle || key === null) {
        followTableMode();
      }
    };
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('storage', onStorage);
    };
  }, []);
}

/** Table mode and the desk, fetched once either is on or opened. */
export default function AtTable(): ReactNode {
  useRememberedMode();
  const {panel} = useTableView();
  return (
    <>
      {panel && (
        <TablePanel
          close={() => {
            changeTableView({panel: false});
          }}
        />
      )}
      <DeskPart />
      <PlayedUpToPart />
    </>
  );
}
