import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import {TABLE_ITEM} from '../../../src/site/navigation';
import TableButton from '../theme/TableButton';

// A site without this plugin has no such item in its navbar.
Object.assign(ComponentTypes, {[TABLE_ITEM]: TableButton});
