import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {LANGUAGE_ITEM} from '../site/navigation';

// A world in one language loads no such module: its navbar has no such item.
Object.assign(ComponentTypes, {[LANGUAGE_ITEM]: LocaleDropdownNavbarItem});
