import {readTreeAddresses} from '../../../../plugins/pages/treeAddresses';

describe('the links and anchors of a compiled page', () => {
  it('are read at any depth, from the text and from its data', () => {
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

  it('include one for each row of a table with linkable rows', () => {
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
