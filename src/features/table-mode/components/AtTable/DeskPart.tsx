import type {ReactNode} from 'react';
import {loadDesk} from '@generated/desk/default/load';
import {useWantedPart} from '../../../../shared/hooks/useWantedPart';
import {changeTableView, useTableView} from '../../hooks/tableView';

async function fetchDesk() {
  if (loadDesk === undefined) {
    throw new Error('Found no desk, expected one that the world has.');
  }
  return (await loadDesk()).default;
}

/** The desk and its pins, loaded when readers first use them. */
export default function DeskPart(): ReactNode {
  const {desk, pins} = useTableView();
  const isWanted = loadDesk !== undefined && (desk || pins);
  const {part: Desk} = useWantedPart(fetchDesk, isWanted, () => {
    changeTableView({desk: false});
  });
  return isWanted && Desk !== undefined && <Desk />;
}
