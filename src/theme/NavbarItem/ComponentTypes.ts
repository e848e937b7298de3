import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import FullscreenButton from '../../components/FullscreenButton';

/** The kinds of navbar items that this site has; the others stay out of what readers load. */
export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  'custom-fullscreen': FullscreenButton,
};
