import kernel from '../../static/game-mechanics/rules.json';
import type {RuleKernel} from './kernel';

/** The numeric rules of the game, which readers can also download. */
export const rules: RuleKernel = kernel;
