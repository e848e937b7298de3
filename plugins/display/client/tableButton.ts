import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import {TABLE_ITEM} from '../../../src/site/navigation';
import TableButton from '../theme/TableButton';

// Without this plugin, the navbar has no such item.
Object.assign(ComponentTypes, {[TABLE_ITEM]: TableButton});
