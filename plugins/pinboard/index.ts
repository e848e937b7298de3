import type {Plugin} from '@docusaurus/types';

/** Pins beside the text, and the pinboards that contain them. */
export default function pinboardPlugin(): Plugin {
  return {name: 'pinboard'};
}
