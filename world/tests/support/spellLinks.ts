import {getLink} from '../../../plugins/spells/model/publish';
import {SCHOOLS} from '../../../plugins/spells/model/schools';
import {spellRecord} from './spellRecord';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const PLACES = ['Ash', 'Bell', 'Coal', 'Door'];

/**
 * Mocks the module of spell names that the generator of spell lists loads: four per level and
 * school.
 */
export default SCHOOLS.flatMap(({name: school}) =>
  LEVELS.flatMap((level) =>
    PLACES.map((place) =>
      getLink(spellRecord({school, level, name: `${place} of ${level}`})),
    ),
  ),
);
