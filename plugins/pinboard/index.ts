import type {Plugin} from '@docusaurus/types';

/** Pins beside the text, and the boards that hold them. */
export default function pinboardPlugin(): Plugin {
  return {name: 'pinboard'};
}
