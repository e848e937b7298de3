import {withoutTwins} from '../../../../plugins/search-index/findDocuments';

describe('documents whose words are searched', () => {
  it('are those on one paper, where another has the same words', () => {
    expect(
      withoutTwins([
        'Races/letter/orc.pdf',
        'Races/orc.pdf',
        'letter/a.pdf',
        'a.pdf',
      ]),
    ).toEqual(['Races/orc.pdf', 'a.pdf']);
  });

  it('are all that stand there alone, wherever that is', () => {
    const alone = [
      'Races/letter/orc.pdf',
      'letter.pdf',
      'letters/a.pdf',
      'a.pdf',
    ];
    expect(withoutTwins(alone)).toEqual(alone);
  });
});
