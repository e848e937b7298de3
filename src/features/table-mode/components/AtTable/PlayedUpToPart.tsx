import {loadPlayedUpTo} from '@generated/played-up-to/default/load';
import type {ReactNode} from 'react';
import {recallEarlyStyle} from '../../../../shared/hooks/earlyStyle';
import {useWantedPart} from '../../../../shared/hooks/useWantedPart';
import {useTableView} from '../../hooks/tableView';

async function fetchPlayedUpTo() {
  if (loadPlayedUpTo === undefined) {
    throw new Error('Found no veil, expected one that the world has.');
  }
  return loadPlayedUpTo();
}

function usePlayedUpToPart(isWanted: boolean) {
  const {part} = useWantedPart(
    fetchPlayedUpTo,
    loadPlayedUpTo !== undefined && isWanted,
    () => undefined,
  );
  return part;
}

/** The veil of later sessions, as soon as readers have said where they stand. */
export default function PlayedUpToPart(): ReactNode {
  const {panel, look} = useTableView();
  const part = usePlayedUpToPart(
    panel || (look && recallEarlyStyle().veil !== ''),
  );
  return part && <part.default />;
}

/** Where readers say which session they have reached. */
export function PlayedUpToChoices(): ReactNode {
  const part = usePlayedUpToPart(true);
  return part && <part.Choices />;
}
