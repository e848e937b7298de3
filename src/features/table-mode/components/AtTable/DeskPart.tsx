import type {ReactNode} from 'react';
import {useWantedPart} from '../../../../shared/hooks/useWantedPart';
import {
  changeTableView,
  getDeskLoader,
  useTableView,
} from '../../hooks/tableView';

async function fetchDesk() {
  const load = getDeskLoader();
  if (load === undefined) {
    throw new Error('Found no desk, expected one that the world has.');
  }
  return load();
}

/** The desk and its pins, as soon as readers use them. */
export default function DeskPart(): ReactNode {
  const {desk, pins} = useTableView();
  const isWanted = getDeskLoader() !== undefined && (desk || pins);
  const {part: Desk} = useWantedPart(fetchDesk, isWanted, () => {
    changeTableView({desk: false});
  });
  return isWanted && Desk !== undefined && <Desk />;
}
