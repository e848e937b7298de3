import {withoutTwins} from '../../build/findDocuments';

describe('documents whose text is searched', () => {
  it('are those on one paper size, if another has the same text', () => {
    expect(
      withoutTwins([
        'Races/letter/orc.pdf',
        'Races/orc.pdf',
        'letter/a.pdf',
        'a.pdf',
      ]),
    ).toEqual(['Races/orc.pdf', 'a.pdf']);
  });

  it('include all that exist on one paper size only', () => {
    const alone = [
      'Races/letter/orc.pdf',
      'letter.pdf',
      'letters/a.pdf',
      'a.pdf',
    ];
    expect(withoutTwins(alone)).toEqual(alone);
  });
});
