import {readTreeAddresses} from '../../../../plugins/pages/treeAddresses';

describe('what a page leads to and can be led to', () => {
  it('is read at any depth, from the text and from the data it shows', () => {
    const {links, anchors} = readTreeAddresses([
      'div',
      0,
      ['m:h2', {id: 'the-road'}, 'The road'],
      ['m:a', {href: '/races/'}, 'Peoples'],
      ['c:SpellList', {records: [{anchor: 'smoke-step'}]}],
    ]);
    expect(links).toEqual(['/races/']);
    expect([...anchors]).toEqual(['the-road', 'smoke-step']);
  });

  it('has a place for each row of a table whose rows can be linked', () => {
    const {anchors} = readTreeAddresses([
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
