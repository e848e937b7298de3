import {sheetRules} from '../../../world/sheetRules';
import {useMemo} from 'react';
import {useNeededPart} from '../../../src/shared/client/useWantedPart';
import type {AnyCharacter, OpenRules, SheetTables} from '../model/sheetRules';

/** The rules with their tables, once these are fetched. */
export type FetchedRules = {
  readonly rules: OpenRules<AnyCharacter> | undefined;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
};

async function fetchTables(): Promise<SheetTables> {
  return (await import('@generated/character-sheet/default/tables.json'))
    .default;
}

/** Fetches the tables of the rules. */
export function useSheetRules(): FetchedRules {
  const {part, hasFailed, tryAgain} = useNeededPart(fetchTables);
  const rules = useMemo(() => part && sheetRules.open(part), [part]);
  return {rules, hasFailed, tryAgain};
}
