import {signed} from './signed';
import type {Attack, Group, Power, Price} from './fighter';

/** Names a group with its number, as "3 × Wolf", or a single fighter by its own name. */
export function nameGroup({fighter, count, name}: Group): string {
  if (name !== undefined) {
    return `${name} (${fighter.name})`;
  }
  return count === 1 ? fighter.name : `${count} × ${fighter.name}`;
}

/** Formats an attack: "claw +8, 1d8+4". */
export function writeAttack({name, bonus, damage}: Attack): string {
  return `${name} ${signed(bonus)}, ${damage}`;
}

/** Formats a power: "Poison, Body 15". */
export function writePower({name, save, strength}: Power): string {
  return `${name}, ${save} ${strength}`;
}

/**
 * Formats a cost in pools: "6 motes", "1 mote".
 *
 * @param before the text before each part.
 */
export function writePrice(price: Price, before = ''): string {
  return Object.entries(price)
    .map(([pool, amount]) => {
      const many = pool.toLowerCase();
      return `${before}${amount} ${amount === 1 ? many.replace(/s$/, '') : many}`;
    })
    .join('');
}
