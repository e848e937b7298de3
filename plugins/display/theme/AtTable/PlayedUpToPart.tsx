import {useEffect, useRef, type ReactNode} from 'react';
import {recallEarlyStyle} from '../../../../src/shared/client/earlyStyle';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import {useTableView} from '../../client/tableView';

function fetchPlayedUpTo() {
  return import('../../../sessions/theme/PlayedUpTo');
}

function usePlayedUpToPart(isWanted: boolean) {
  const {part} = useWantedPart(fetchPlayedUpTo, isWanted, () => undefined);
  return part;
}

/** Hides later sessions once readers have set the sessions they have played. */
export default function PlayedUpToPart(): ReactNode {
  const {panel, look} = useTableView();
  const part = usePlayedUpToPart(
    panel !== false || (look && recallEarlyStyle().veil !== ''),
  );
  return part && <part.default />;
}

/** The field for the sessions played; focused if the panel was opened for it. */
export function PlayedUpToChoices(): ReactNode {
  const {panel} = useTableView();
  const part = usePlayedUpToPart(true);
  const choices = useRef<HTMLDivElement>(null);
  const isWanted = panel === 'played-up-to' && part !== undefined;
  useEffect(() => {
    if (isWanted) {
      choices.current?.querySelector('select')?.focus();
    }
  }, [isWanted]);
  return (
    part && (
      <div ref={choices}>
        <part.Choices />
      </div>
    )
  );
}
