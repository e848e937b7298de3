import type {Plugin} from '@docusaurus/types';

/** Lists what the browser keeps of the site, and deletes it. */
export default function savedDataPlugin(): Plugin {
  return {
    name: 'saved-data',

    getClientModules: () => ['./client/followForgetting.ts'],
  };
}
