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

/** What the world knows of fights, fetched with the tracker; nothing until it is there. */
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
