import {useEffect, useState} from 'react';
import type {FightTable} from '../../lib/fightRules';

const NO_TABLE: FightTable = {
  sheets: [],
  sources: [],
  foes: [],
  characters: [],
  deeds: [],
  situations: [],
};

async function fetchTable(): Promise<FightTable> {
  return (await import('@generated/fighters/default/table.json')).default;
}

/** Loads the fighters of the world; empty until they arrive. */
export function useFightTable(): FightTable {
  const [table, setTable] = useState(NO_TABLE);
  useEffect(() => {
    let isWanted = true;
    fetchTable().then(
      (fetched) => {
        if (isWanted) {
          setTable(fetched);
        }
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return table;
}
