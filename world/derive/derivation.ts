import type {Sheet} from '../../src/shared/lib/csv';
import type {RuleKernel} from '../rules/kernel';

/** Makes a sheet from the kernel; cells are what readers see. */
export type Derivation = (rules: RuleKernel) => Sheet;

/** The whole numbers from 1. */
export function upTo(most: number): readonly number[] {
  return Array.from({length: most}, (_, index) => index + 1);
}
