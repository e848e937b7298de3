import type {Plugin} from '@docusaurus/types';

/** Dice: in the text, in tables to roll on, and in the palette. */
export default function dicePlugin(): Plugin {
  return {name: 'dice'};
}
