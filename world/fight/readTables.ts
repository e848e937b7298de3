import type {Deed, Situation} from '../../src/shared/model/fightRules';
import {parseCell} from '../rules/character/tables';
import {readRows} from './sheets';

/** Matches actions that have their own forms in the tracker. */
const DONE_OTHERWISE = /^(?:Attack|Shoot|Parry|Opportunity|Charge|Pin|Use a)/;

/** Lists the actions with a fixed cost in action points. */
export function listDeeds(): readonly Deed[] {
  return readRows('game-mechanics/combat/actions.csv')
    .filter(
      ({Action = '', AP = ''}) =>
        /^[1-9]$/.test(AP) && !DONE_OTHERWISE.test(Action),
    )
    .map(({Action = '', AP}) => ({name: Action, points: parseCell(AP)}));
}

/** Matches situations that the tracker detects itself, or that do not modify attacks. */
const KNOWN = /^(?:Target (?:off guard|helpless)|Blinded)/;

/** The tables of situations, and of cover and light, each with the heading of its names. */
const SITUATIONS = [
  ['situation-modifiers', 'Situation'],
  ['cover-and-light', 'Condition'],
] as const;

/** Lists the situations of attackers and the cover of targets that modify attacks. */
export function listSituations(): readonly Situation[] {
  return SITUATIONS.flatMap(([file, heading]) =>
    readRows(`game-mechanics/combat/${file}.csv`).map((row) => ({
      name: row[heading] ?? '',
      to: row['Applies to'] ?? '',
      cell: row['Modifier'] ?? '—',
    })),
  )
    .filter(
      ({name, to, cell}) =>
        !KNOWN.test(name) && !to.startsWith('your DEF') && cell !== '—',
    )
    .map(({name, to, cell}) => ({
      name: name === 'Off hand' ? `${name}: ${to}` : name,
      modifier: parseCell(cell) * (to.startsWith('DEF') ? -1 : 1),
    }));
}
