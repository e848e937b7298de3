import {defineWorld} from '../src/site/world';
import {areas, menus} from './areas';
import {calendar} from './calendar';
import {features} from './features';
import {home, notFoundMessages} from './home';
import {icons} from './icons';
import {identity} from './identity';
import {map} from './map';
import {moons} from './moons';
import {rowKinds, synonyms} from './search';
import {categories, tags} from './tags';
import {travel} from './travel';

/** The definition of this world; its parts are imported from where they are. */
export default defineWorld({
  features,
  identity,
  areas,
  menus,
  icons,
  tags,
  categories,
  home,
  notFoundMessages,
  synonyms,
  rowKinds,
  calendar,
  moons,
  map,
  travel,
});
