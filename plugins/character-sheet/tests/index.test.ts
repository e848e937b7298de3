import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import characterSheetPlugin from '..';

jest.mock('../../../world/sheetTables', () => ({
  sheetTables: {classes: [{Class: 'Baker'}]},
}));

it('adds the page of the character sheet, and its tables', async () => {
  const routes: unknown[] = [];
  const files: Record<string, string> = {};
  const plugin = characterSheetPlugin({baseUrl: '/base/'} as LoadContext);
  await plugin.contentLoaded?.({
    content: undefined,
    actions: {
      addRoute(route) {
        routes.push(route);
      },
      createData(name, text) {
        files[name] = text as string;
        return Promise.resolve(name);
      },
    } as PluginContentLoadedActions,
  });
  expect(routes).toEqual([
    {
      path: '/base/character-sheet.html',
      component: '@site/plugins/character-sheet/theme/SheetPage',
      exact: true,
    },
  ]);
  expect(files).toEqual({
    'tables.json': '{"classes":[{"Class":"Baker"}]}',
    'hasSheet.json': 'true',
  });
});
