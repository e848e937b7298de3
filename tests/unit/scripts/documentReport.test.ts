import {reportOnDocuments} from '../../../scripts/words/documentReport';

describe('the report on documents', () => {
  it('lists pages, words and size of each, and the totals', () => {
    expect(
      reportOnDocuments([
        {
          path: '/Races/orc.pdf',
          title: 'Orc',
          texts: ['A half-orc pays 1,000 bits.', 'Orc'],
          bytes: 99_000,
        },
        {path: '/a.pdf', title: 'Empty', texts: [], bytes: 2048},
      ]),
    ).toEqual([
      '  pages   words      KB  document',
      '      2       6      97  Orc (/Races/orc.pdf)',
      '      0       0       2  Empty (/a.pdf)',
      '      2       6      99  all 2 documents',
    ]);
  });
});
