import {readTreeAnchors} from '../treeAnchors';

describe('the anchors of a compiled page', () => {
  it('are read at any depth, from the text and from its data', () => {
    const anchors = readTreeAnchors([
      'div',
      0,
      ['m:h2', {id: 'the-road'}, 'The road'],
      ['m:a', {href: '/races/'}, 'Peoples'],
      ['c:SpellList', {records: [{anchor: 'smoke-step'}]}],
    ]);
    expect([...anchors]).toEqual(['the-road', 'smoke-step']);
  });

  it('include one for each row of a table with linkable rows', () => {
    const anchors = readTreeAnchors([
      'c:DataTable',
      {
        anchors: 'save',
        sheet: {
          rows: [
            ['Body', '12'],
            ['Gate Lore', '9'],
          ],
        },
      },
    ]);
    expect([...anchors]).toEqual(['save-body', 'save-gate-lore']);
  });
});
