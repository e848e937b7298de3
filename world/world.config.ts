import {defineWorld} from '../src/site/world';
import {areas, menus} from './areas';
import {calendar} from './calendar';
import {campaigns} from './campaigns';
import * as catalogue from './catalogue';
import {coinage} from './coins';
import {components} from './components';
import {diagrams} from './diagrams';
import {documents} from './documents';
import {series} from './documents/series';
import {workbooks} from './documents/workbooks';
import {features} from './features';
import {fightTable} from './fighters';
import {fightRules} from './fightRules';
import {home, notFoundMessages} from './home';
import {icons} from './icons';
import {identity} from './identity';
import {map} from './map';
import {mentions} from './mentions';
import {moons} from './moons';
import {nameRow} from './nameRow';
import {newKinds} from './newKinds';
import {ornament} from './ornament';
import {rowKinds, synonyms} from './search';
import {sheetRules} from './sheetRules';
import {sheetTables} from './sheetTables';
import {spellRules} from './spellRules';
import {categories, tags} from './tags';
import {travel} from './travel';

/** The definition of Orrameth; its parts are imported from where they are. */
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
  mentions,
  nameRow,
  newKinds,
  ornament,
  synonyms,
  rowKinds,
  documents,
  calendar,
  moons,
  coinage,
  travel,
  map,
  catalogue,
  sheetRules,
  sheetTables,
  spellRules,
  diagrams,
  fightRules,
  fightTable,
  components,
  campaigns,
  series,
  workbooks,
});
