import type {Deed, Situation} from '../../plugins/tracker/model/fightRules';
import {parseCell} from '../rules/character/tables';
import {readRows} from './sheets';

/** Actions that have their own forms in the tracker. */
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

/** Situations that the tracker detects itself, or that do not modify attacks. */
const KNOWN = /^(?:Target (?:off guard|helpless)|Blinded)/;

/** Lists the situations of attackers and the cover of targets that modify attacks. */
export function listSituations(): readonly Situation[] {
  const own = readRows('game-mechanics/combat/situation-modifiers.csv')
    .filter(
      ({Situation: name = '', 'Applies to': to = '', Modifier}) =>
        !KNOWN.test(name) && !to.startsWith('your DEF') && Modifier !== '—',
    )
    .map(({Situation: name = '', 'Applies to': to = '', Modifier = ''}) => ({
      name: name === 'Off hand' ? `${name}: ${to}` : name,
      modifier: parseCell(Modifier),
    }));
  const light = readRows('game-mechanics/combat/cover-and-light.csv')
    .filter(
      ({Condition = '', Modifier}) =>
        !KNOWN.test(Condition) && Modifier !== '—',
    )
    .map(({Condition: name = '', 'Applies to': to = '', Modifier = ''}) => {
      const number = parseCell(Modifier);
      return {name, modifier: to.startsWith('DEF') ? -number : number};
    });
  return [...own, ...light];
}
