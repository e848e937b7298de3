import {labeledList} from '../../../../scripts/press/labels';

describe('the labels of documents in lists', () => {
  it('are added to the authors’ labels of other files', () => {
    expect(
      labeledList(
        {
          columns: ['title', 'file', 'alt'],
          rows: [
            ['HTH styles', 'hth-styles.csv', ''],
            ['Old name', 'gm-screen.pdf', ''],
          ],
        },
        new Map([['gm-screen.pdf', 'The Screen']]),
      ),
    ).toEqual({
      columns: ['title', 'file', 'alt'],
      rows: [
        ['HTH styles', 'hth-styles.csv', ''],
        ['The Screen', 'gm-screen.pdf', ''],
      ],
    });
  });

  it('keep what authors write in further columns, such as a session', () => {
    expect(
      labeledList(
        {
          columns: ['file', 'title', 'session'],
          rows: [['log.pdf', 'Old name', '12']],
        },
        new Map([
          ['log.pdf', 'The Log'],
          ['cast.pdf', 'The Cast'],
        ]),
      ).rows,
    ).toEqual([
      ['log.pdf', 'The Log', '12'],
      ['cast.pdf', 'The Cast', ''],
    ]);
  });
});
