import type {ReactNode} from 'react';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import {showDesk, useDeskView} from '../../client/deskView';

async function fetchDesk() {
  return (await import('../Desk')).default;
}

/** The pinboard and its pins, loaded when readers first use them. */
export default function DeskPart(): ReactNode {
  const {desk, pins} = useDeskView();
  const isWanted = desk || pins;
  const {part: Desk} = useWantedPart(fetchDesk, isWanted, () => {
    showDesk(false);
  });
  return isWanted && Desk !== undefined && <Desk />;
}
