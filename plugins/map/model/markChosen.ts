import type {SeenMap} from '../../../src/shared/model/seenMap';
import type {Place} from './places';

/** What is drawn over the map of the world: the name of the chosen place, as the tiles have all others. */
export function markChosen(
  places: readonly Pick<Place, 'id' | 'name' | 'position'>[],
  chosen: string | undefined,
): Pick<SeenMap, 'marks' | 'lines' | 'rings'> {
  return {
    marks: places
      .filter(({id}) => id === chosen)
      .map(({name, position}) => ({name, position, look: 'name'})),
    lines: [],
    rings: [],
  };
}
