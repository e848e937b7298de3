import type {LoadContext, Plugin} from '@docusaurus/types';
import {sheetTables} from '../../world/sheetTables';
import {SHEET_PAGE} from '../../src/site/sheetPage';

/**
 * Publishes the page of the character sheet and its tables; does nothing if there are no tables.
 */
export default function characterSheetPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'character-sheet',

    async contentLoaded({actions: {addRoute, createData}}) {
      const hasSheet = Object.keys(sheetTables).length > 0;
      await createData('tables.json', JSON.stringify(sheetTables));
      await createData('hasSheet.json', JSON.stringify(hasSheet));
      if (hasSheet) {
        addRoute({
          path: `${baseUrl}${SHEET_PAGE.slice(1)}`,
          component: '@site/plugins/character-sheet/theme/SheetPage',
          exact: true,
        });
      }
    },
  };
}
