import type {Plugin} from '@docusaurus/types';

/** The window in which players see what is shown to them. */
export default function playerScreenPlugin(): Plugin {
  return {name: 'player-screen'};
}
