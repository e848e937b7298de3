import {dataModule} from '../../build/dataModule';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';
import {temporarySite} from '../../../../tests/support/temporarySite';

const read = dataModule(
  temporarySite({
    'static/months.csv': 'Month,Days\nHazefall,30\nRimewane,31\n',
    'docs/reference/tolls.csv': 'Bridge,Toll\nWest,3\n',
  }),
);

describe('the sheet of a locked page', () => {
  it('is the requested part of a public one', async () => {
    expect(
      await read(`@site/static/months.csv${writeRequest({row: 'Rimewane'})}`),
    ).toEqual({
      data: {columns: ['Month', 'Days'], rows: [['Rimewane', '31']]},
      open: true,
      made: [],
    });
  });

  it.each(['@site/static/months.json', '@site/src/a.csv', '@spells'])(
    'is not %s',
    async (request) => {
      expect(await read(request)).toBeUndefined();
    },
  );
});
