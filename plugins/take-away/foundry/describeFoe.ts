import type {Fighter} from '../../../src/features/tracker/lib/fighter';
import {
  writeAttack,
  writePower,
} from '../../../src/features/tracker/lib/figures';
import {signed} from '../../../src/shared/lib/signed';
import {escapeMarkup} from '../../../src/shared/lib/escapeMarkup';

/** Writes the figures of a foe as HTML. */
export function describeFoe(foe: Fighter): string {
  const saves = Object.entries(foe.saves).map(
    ([name, bonus]) => `${name} ${signed(bonus)}`,
  );
  const figures: readonly (readonly [name: string, value: string])[] = [
    ['Rank', String(foe.rank)],
    ['Hit points', String(foe.hitPoints)],
    ['AP', String(foe.points)],
    ['DEF', String(foe.defense)],
    ['Soak', String(foe.soak)],
    ['Initiative', signed(foe.initiative)],
    ['Saves', saves.join(', ')],
    ['Attacks', foe.attacks.map(writeAttack).join('; ')],
    ['Powers', foe.powers.map(writePower).join('; ')],
    ['Besides', foe.besides ?? ''],
    ['Plays', foe.plays ?? ''],
    ['Morale', String(foe.morale ?? 'none')],
  ];
  const items = figures
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        `<li><strong>${escapeMarkup(name)}</strong>: ${escapeMarkup(value)}</li>`,
    );
  return `<ul>${items.join('')}</ul>`;
}
