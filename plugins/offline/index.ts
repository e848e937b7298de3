import type {LoadContext} from '@docusaurus/types';
import {almanac} from '../calendar/model/calendar';
import {atlasFiles} from '../map/model/atlasFiles';
import {map} from '../../world/map';
import {sheetRules} from '../../world/sheetRules';
import {KEEP_PAGE} from './model/keepPage';
import type {PublishingPlugin} from '../publish/publisher';
import {writePacks} from './build/writePacks';

/** Lists the files that tools fetch on any page, such as the form of the character sheet, each with a leading slash. */
function listToolFiles(): readonly string[] {
  const {present, feasts} = almanac ?? {};
  return [
    ...Object.values(atlasFiles),
    present,
    feasts,
    sheetRules.form,
  ].flatMap((path = '') => (path === '' ? [] : path));
}

/** Publishes the page for offline packs, and the lists of files that readers can save. */
export default function offlinePlugin({
  siteDir,
  baseUrl,
}: LoadContext): PublishingPlugin {
  return {
    name: 'offline',

    getClientModules: () => ['./client/followEdition.ts'],

    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${KEEP_PAGE.slice(1)}`,
        component: '@site/plugins/offline/theme/KeepPage',
        exact: true,
      });
    },

    publish: {
      packFiles: ({outDir}) =>
        writePacks({
          siteDir,
          folder: outDir,
          mapPicture: map.picture.name,
          toolFiles: listToolFiles(),
        }),
    },
  };
}
