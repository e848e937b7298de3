import {shownSheets} from '../../build/shownSheets';

describe('the sheets that a part of a page shows', () => {
  it('are those of tables, grids and fact boxes, with the part that is shown', () => {
    const markdown = [
      'Text',
      '<DataTable src="/a.csv" caption="A" anchors="town" where="Kind = Mail" columns="Name, Soak" />',
      '<DataGrid',
      '  src="/b.csv" caption="B > C"',
      '  columns={{AP: {title: "x"}}} exclude="Page" />',
      '<FactBox src="/c.csv" row="Torosia" />',
      '<AssetList folder="/maps" />',
      '<DataTable caption="none" />',
    ].join('\n');
    expect(shownSheets(markdown)).toEqual([
      {
        src: '/a.csv',
        caption: 'A',
        anchors: 'town',
        selection: {
          columns: ['Name', 'Soak'],
          exclude: undefined,
          row: undefined,
          where: {Kind: 'Mail'},
        },
      },
      expect.objectContaining({src: '/b.csv', caption: 'B > C'}),
      expect.objectContaining({
        src: '/c.csv',
        caption: '',
        selection: expect.objectContaining({row: 'Torosia'}),
      }),
    ]);
  });

  it('are those of plans, without the positions of their places', () => {
    const [plan] = shownSheets(
      '<KeyedPlan src="/d.csv" anchors="mill" columns="Place, Across, Down" caption="Ten places" />',
    );
    expect(plan).toMatchObject({
      src: '/d.csv',
      anchors: 'mill',
      selection: {exclude: ['Across', 'Down']},
    });
  });

  it('are only the last rows if the page shows no others', () => {
    const [sheet] = shownSheets('<DataTable src="/a.csv" last="1" />');
    expect(sheet?.selection.last).toBe(1);
  });
});
