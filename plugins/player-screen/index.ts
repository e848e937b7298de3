import type {Plugin} from '@docusaurus/types';

/** The player screen: a window for everything shown to the players. */
export default function playerScreenPlugin(): Plugin {
  return {name: 'player-screen'};
}
