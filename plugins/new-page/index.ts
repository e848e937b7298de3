import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentAreas} from '../../src/site/contentAreas';
import {writePage} from './writePage';

/** Adds the command `new`, which writes a page from a template of the world. */
export default function newPagePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'new-page',

    extendCli(cli) {
      cli
        .command('new <kind> <area> <title>')
        .description('Create a page from a template in world/templates.')
        .action((kind: string, area: string, title: string) => {
          const path = writePage({
            siteDir,
            areas: contentAreas.map(({id}) => id),
            kind,
            area,
            title,
          });
          console.log(
            `Created ${path}. Fill it in, link to it from another page, and run: npx docusaurus check-page ${path}`,
          );
        });
    },
  };
}
