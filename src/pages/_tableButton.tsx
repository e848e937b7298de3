import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import TableButton from '../../plugins/display/theme/TableButton';
import {TABLE_ITEM} from '../site/navigation';

// A world with neither table mode nor a desk loads no such module: its navbar has no such item.
Object.assign(ComponentTypes, {[TABLE_ITEM]: TableButton});
