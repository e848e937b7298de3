import {loadersModule} from '../../../../plugins/author-components';

describe('the components that locked pages fetch', () => {
  it('are imported one by one on demand', () => {
    expect(
      loadersModule({
        Dice: '@site/src/features/dice/components/Dice',
        'DataGrid/Note': '@site/src/features/grid/components/DataGrid/Note',
      }),
    ).toBe(
      [
        'export const loaders = {',
        '  "Dice": () => import("@site/src/features/dice/components/Dice"),',
        '  "DataGrid/Note": () => import("@site/src/features/grid/components/DataGrid/Note"),',
        '};',
        '',
      ].join('\n'),
    );
  });
});
