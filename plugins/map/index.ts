import type {LoadContext, Plugin} from '@docusaurus/types';
import {map} from '../../world/map';
import {cutMap} from './build/cutMap';

/** Adds the command `map cut`. */
export default function mapPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'map',

    extendCli(cli) {
      cli
        .command('map')
        .description('The map of the world.')
        .command('cut [file]')
        .description(
          'Cut an image of the map into tiles and pictures; by default the one in its place below static/.',
        )
        .action(async (file?: string) => {
          console.log(await cutMap(siteDir, map, file));
        });
    },
  };
}
