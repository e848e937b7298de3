import kernel from '../../static/game-mechanics/rules.json';
import type {RuleKernel} from './kernel';

/** The numbers that the rules of the game stand on, as readers can download them. */
export const rules: RuleKernel = kernel;
