import {useCallback, useEffect, useMemo, useState} from 'react';
import {useEditionCheck} from '../../../../shared/hooks/edition';
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
  const [table, setTable] = useState(NO_TABLE);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEditionCheck(hasFailed);
  useEffect(() => {
    let isWanted = true;
    fetchTable().then(
      (fetched) => {
        if (isWanted) {
          setTable(fetched);
          setHasFailed(false);
        }
      },
      () => {
        if (isWanted) {
          setHasFailed(true);
        }
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const tryAgain = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  return useMemo(
    () => ({table, hasFailed, tryAgain}),
    [table, hasFailed, tryAgain],
  );
}
