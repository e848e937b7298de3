import {writeModule} from '..';
import {listFolders} from '../collect';
import {temporarySite} from '../../../tests/support/temporarySite';

describe('what plugins contribute to others', () => {
  const siteDir = temporarySite({
    'plugins/dice/client/tools.ts': '',
    'plugins/map/client/tools.ts': '',
    'plugins/map/index.ts': '',
    'plugins/home/index.ts': '',
  });

  it('is one list, in the order of the configuration', () => {
    const folders = ['plugins/map', 'plugins/home', 'plugins/dice'];
    expect(writeModule(siteDir, folders, 'tools')).toBe(
      [
        "import {tools as part0} from '@site/plugins/map/client/tools';",
        "import {tools as part1} from '@site/plugins/dice/client/tools';",
        'export default [...part0, ...part1];\n',
      ].join('\n'),
    );
  });

  it('is nothing of a plugin that the configuration leaves out', () => {
    expect(writeModule(siteDir, ['plugins/home'], 'tools')).toBe(
      'export default [];\n',
    );
  });
});

describe('the folders of plugins', () => {
  it('are those that the configuration adds by path, wherever they are', () => {
    expect(
      listFolders({
        plugins: [
          './plugins/map/index.ts',
          ['./plugins/search/index.ts', {}],
          '../../plugins/dice/index.ts',
          './copied/plugins/lock/index.ts',
          '@docusaurus/plugin-sitemap',
          null,
          () => ({name: 'made'}),
        ],
      }),
    ).toEqual([
      'plugins/map',
      'plugins/search',
      '../../plugins/dice',
      'copied/plugins/lock',
    ]);
  });
});
