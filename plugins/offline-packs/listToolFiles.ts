import {almanac} from '../../src/features/calendar/lib/calendar';
import {atlasFiles} from '../../src/features/map/lib/atlasFiles';

/** Lists the data files that tools fetch on any page, each with a leading slash. */
export function listToolFiles(): readonly string[] {
  const {present, feasts} = almanac ?? {};
  return [...Object.values(atlasFiles), present, feasts].filter(
    (path) => path !== undefined,
  );
}
