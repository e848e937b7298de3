import type {ReactNode} from 'react';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import {changeTableView, useTableView} from '../../client/tableView';

async function fetchDesk() {
  return (await import('../../../pinboard/theme/Desk')).default;
}

/** The desk and its pins, loaded when readers first use them. */
export default function DeskPart(): ReactNode {
  const {desk, pins} = useTableView();
  const isWanted = desk || pins;
  const {part: Desk} = useWantedPart(fetchDesk, isWanted, () => {
    changeTableView({desk: false});
  });
  return isWanted && Desk !== undefined && <Desk />;
}
