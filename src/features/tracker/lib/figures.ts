import {signed} from '../../../shared/lib/signed';
import type {Attack, Group, Power} from './fighter';

/** The name of a group with its number: "3 × Wolf", or the only one by its own name. */
export function nameGroup({fighter, count, name}: Group): string {
  if (name !== undefined) {
    return `${name} (${fighter.name})`;
  }
  return count === 1 ? fighter.name : `${count} × ${fighter.name}`;
}

/** An attack in short: "claw +8, 1d8+4". */
export function writeAttack({name, bonus, damage}: Attack): string {
  return `${name} ${signed(bonus)}, ${damage}`;
}

/** A power in short: "Poison, Body 15". */
export function writePower({name, save, strength}: Power): string {
  return `${name}, ${save} ${strength}`;
}
