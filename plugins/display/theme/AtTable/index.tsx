import {useEffect, type ReactNode} from 'react';
import {storage} from '../../../../src/site/storage';
import {followTableMode} from '../../client/tableModeState';
import {changeTableView, useTableView} from '../../client/tableView';
import PlayedUpToPart from './PlayedUpToPart';
import TablePanel from './TablePanel';

/** Keeps table mode in sync across pages and tabs. */
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

/** Table mode and the hiding of later sessions, loaded when either is first used. */
export default function AtTable(): ReactNode {
  useRememberedMode();
  const {panel} = useTableView();
  return (
    <>
      {panel !== false && (
        <TablePanel
          close={() => {
            changeTableView({panel: false});
          }}
        />
      )}
      <PlayedUpToPart />
    </>
  );
}
