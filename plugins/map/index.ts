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
        .description('Work with the map of the world.')
        .command('cut [file]')
        .description(
          'Cut an image of the map into tiles and pictures; by default the one in static/maps/.',
        )
        .action(async (file?: string) => {
          console.log(await cutMap(siteDir, map, file));
        });
    },
  };
}
