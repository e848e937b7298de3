import {almanac} from '../../src/features/calendar/lib/calendar';
import {atlasFiles} from '../../src/features/map/lib/atlasFiles';
import {hasFeature} from '../../src/site/features';

/** Lists the data files that tools fetch on any page, each with a leading slash. */
export function listToolFiles(): readonly string[] {
  const {present, feasts} = almanac ?? {};
  return [
    ...(hasFeature('map') ? Object.values(atlasFiles) : []),
    ...(hasFeature('calendar') ? [present, feasts] : []),
  ].filter((path) => path !== undefined);
}
