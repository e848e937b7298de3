import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import AreaNavbarItem from '../../../plugins/navigation/theme/AreaNavbarItem';
import LockedNavbarItem from '../../../plugins/navigation/theme/LockedNavbarItem';
import {AREA_ITEM, LOCKED_ITEM} from '../../site/navigation';
import FullscreenButton from '../../../plugins/navigation/theme/FullscreenButton';
import SearchButton from '../../../plugins/search/theme/SearchButton';

/** The types of navbar items that this site uses; others are left out of the bundle. */
export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  [AREA_ITEM]: AreaNavbarItem,
  [LOCKED_ITEM]: LockedNavbarItem,
  'custom-fullscreen': FullscreenButton,
  'custom-search': SearchButton,
};
