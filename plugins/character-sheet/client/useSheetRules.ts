import {sheetRules} from '../../../world/sheetRules';
import {useMemo, useState} from 'react';
import {
  useNeededPart,
  useWantedPart,
} from '../../../src/shared/client/useWantedPart';
import type {SpellEntry} from '../../spells/model/publish';
import type {AnyCharacter, OpenRules, SheetTables} from '../model/sheetRules';

export type FetchedRules = {
  readonly rules: OpenRules<AnyCharacter> | undefined;
  readonly hasFailed: boolean;
  /** Whether spells and powers are loaded; undefined if they are not needed. */
  readonly hasSpells: boolean | undefined;
  readonly haveSpellsFailed: boolean;
  readonly tryAgain: () => void;
};

async function fetchTables(): Promise<SheetTables> {
  return (await import('@generated/character-sheet/default/tables.json'))
    .default;
}

async function fetchCatalogue(): Promise<readonly SpellEntry[]> {
  return (await import('@spells/entries')).default;
}

/**
 * Loads the tables of the rules, and spells and powers once they are needed.
 *
 * @param wantsSpells whether a character has or may have spells.
 */
export function useSheetRules(wantsSpells: boolean): FetchedRules {
  const tables = useNeededPart(fetchTables);
  const [isDropped, setDropped] = useState(false);
  const {part} = tables;
  const plain = useMemo(() => part && sheetRules.open(part), [part]);
  const catalogue = useWantedPart(
    fetchCatalogue,
    wantsSpells && !isDropped,
    () => {
      setDropped(true);
    },
  );
  const full = useMemo(
    () => part && catalogue.part && sheetRules.open(part, catalogue.part),
    [part, catalogue.part],
  );
  return {
    rules: full ?? plain,
    hasFailed: tables.hasFailed,
    hasSpells: wantsSpells ? full !== undefined : undefined,
    haveSpellsFailed: wantsSpells && catalogue.hasFailed,
    tryAgain() {
      setDropped(false);
      tables.tryAgain();
    },
  };
}
