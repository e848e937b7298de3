import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useMemo} from 'react';
import {openRecordStore} from '../../../src/shared/client/recordStore';
import {sheetRules} from '../../../world/sheetRules';
import {
  changeCharacter,
  sheetStore,
  useSheets,
} from '../../character-sheet/client/sheetStore';
import type {AnyCharacter} from '../../character-sheet/model/sheetRules';
import {findOpenSheet} from '../../character-sheet/model/sheets';
import type {SpellLink} from '../model/publish';
import {useOwnSpellbook} from './ownSpellbook';

/** The names by which a spell or power is saved. */
type Kept = Pick<SpellLink, 'title' | 'anchor'>;

/** The spells of the open character if it casts, else those that readers have collected. */
export type Spellbook = {
  /** The anchors of its records. */
  readonly anchors: ReadonlySet<string>;
  /** The name of the character whose spells these are; undefined if they are the reader's own. */
  readonly owner: string | undefined;
  /** Adds a record, or removes it if it is in the spellbook. */
  readonly turn: (entry: Kept) => void;
};

/** Returns the anchors of the named records; a spell and a power never share a name. */
function listAnchors(
  entries: readonly Kept[],
  names: readonly string[],
): ReadonlySet<string> {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return new Set(
    entries
      .filter(({title}) => wanted.has(title.toLowerCase()))
      .map(({anchor}) => anchor),
  );
}

function turnKnown(id: string, {title}: Kept): void {
  void changeCharacter(id, (character) => {
    const isKnown = sheetRules
      .listSpellNames(character)
      .some((name) => name.toLowerCase() === title.toLowerCase());
    return sheetRules.edit(character, {
      field: 'spells',
      item: title,
      value: isKnown ? '' : '1',
    });
  });
}

/**
 * Whether the stars show the spells of a character, which must cast. If it has no spells, the stars
 * that readers already set stay, and its sheet offers to add them.
 */
function ownsStars(
  character: AnyCharacter,
  starred: ReadonlySet<string>,
): boolean {
  const hasSpells = sheetRules.listSpellNames(character).length > 0;
  return sheetRules.casts(character) && (hasSpells || starred.size === 0);
}

/** The list of spells that the stars of the spell finder and the character sheet share. */
export function useSpellbook(entries: readonly Kept[]): Spellbook {
  const base = useBaseUrl('/');
  useEffect(() => {
    openRecordStore(sheetStore, base);
  }, [base]);
  const own = useOwnSpellbook();
  const open = findOpenSheet(useSheets().value);
  return useMemo(() => {
    if (open === undefined || !ownsStars(open.character, own.anchors)) {
      return {
        anchors: own.anchors,
        owner: undefined,
        turn: ({anchor}) => {
          own.turn(anchor);
        },
      };
    }
    const {id, character} = open;
    return {
      anchors: listAnchors(entries, sheetRules.listSpellNames(character)),
      owner: sheetRules.getName(character),
      turn: (entry) => {
        turnKnown(id, entry);
      },
    };
  }, [entries, open, own]);
}
