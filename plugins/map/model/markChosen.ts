import type {SeenMap} from '../../../src/shared/model/seenMap';
import type {Place} from './places';

/** The overlay of the map of the world: the name of the chosen place, in the style of the tiles. */
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
