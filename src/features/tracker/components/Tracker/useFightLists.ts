import {useCallback, useMemo, useState} from 'react';
import {useEditionCheck} from '../../../../shared/hooks/edition';
import {useWantedPart} from '../../../../shared/hooks/useWantedPart';
import type {FightTable} from '../../lib/fightRules';

const NO_TABLE: FightTable = {
  sheets: [],
  sources: [],
  foes: [],
  characters: [],
  deeds: [],
  situations: [],
};

/** What the world knows of fights: its foes, characters, actions and situations. */
export type FightLists = {
  /** Empty until it is fetched. */
  readonly table: FightTable;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
};

async function fetchTable(): Promise<FightTable> {
  return (await import('@generated/fighters/default/table.json')).default;
}

/** Fetches what the world knows of fights once the tracker is open. */
export function useFightLists(): FightLists {
  const [isWanted, setWanted] = useState(true);
  const {part: table = NO_TABLE, hasFailed} = useWantedPart(
    fetchTable,
    isWanted,
    () => {
      setWanted(false);
    },
  );
  useEditionCheck(hasFailed);
  const tryAgain = useCallback(() => {
    setWanted(true);
  }, []);
  return useMemo(
    () => ({table, hasFailed, tryAgain}),
    [table, hasFailed, tryAgain],
  );
}
