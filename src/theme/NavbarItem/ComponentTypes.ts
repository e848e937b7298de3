import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import AreaNavbarItem from '../../components/AreaNavbarItem';
import {AREA_ITEM} from '../../site/navigation';
import FullscreenButton from '../../components/FullscreenButton';
import SearchButton from '../../components/SearchButton';

/** The kinds of navbar items that this site has; the others stay out of what readers load. */
export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  [AREA_ITEM]: AreaNavbarItem,
  'custom-fullscreen': FullscreenButton,
  'custom-search': SearchButton,
};
