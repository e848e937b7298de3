import {labeledList} from '../../../../scripts/press/labels';

describe('what documents are called in lists (A2, A4)', () => {
  it('is added to what an author says of other files', () => {
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
});
