import type {Sheet} from '../../src/shared/lib/csv';
import type {RuleKernel} from '../rules/kernel';

/** Derives a table from the rules; its cells are what readers see. */
export type Derivation = (rules: RuleKernel) => Sheet;

/** Returns the whole numbers from 1 to a maximum. */
export function upTo(most: number): readonly number[] {
  return Array.from({length: most}, (_, index) => index + 1);
}
