import {withLabel} from '../../../../plugins/press/labels';

const list = {
  columns: ['title', 'file', 'alt'],
  rows: [['The Cast', 'cast.pdf', '']],
};

describe('the label of a document in the list of its folder', () => {
  it('is added if the document is new, beside what authors wrote', () => {
    expect(withLabel(list, 'log.pdf', 'The Log').rows).toEqual([
      ['The Cast', 'cast.pdf', ''],
      ['The Log', 'log.pdf', ''],
    ]);
  });

  it('stays what authors wrote', () => {
    expect(withLabel(list, 'cast.pdf', 'Who is who')).toEqual(list);
  });
});
