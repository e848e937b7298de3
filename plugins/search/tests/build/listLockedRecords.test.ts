import {listLockedRecords} from '../../build/listLockedRecords';
import type {TreeNode} from '../../../lock/tree/tree';

function found(...nodes: readonly TreeNode[]) {
  return listLockedRecords({
    title: 'Truths',
    address: '/reference/truths.html',
    within: 'Private Reference!',
    tree: {f: nodes},
  });
}

describe('the search records of a locked page', () => {
  it('are the page with its headings, and each section with its text', () => {
    expect(
      found(
        ['p', 0, 'Before ', ['m:a', {href: '/x'}, 'all'], '.'],
        ['m:h2', {id: 'salt'}, 'Salt'],
        {f: [['p', 0, 'The ', ['strong', 0, 'Ninth'], ' House.']]},
        ['m:ul', 0, ['m:li', 0, 'one'], ['m:li', 0, 'two']],
        ['m:h3', {id: 'debts'}, ['m:code', 0, 'Debts']],
        ['p', 0, 'Paid.'],
      ),
    ).toEqual([
      {
        kind: 'page',
        title: 'Truths',
        to: '/reference/truths.html',
        within: 'Private Reference!',
        headings: 'Salt; Debts',
        text: 'Before all.',
      },
      {
        kind: 'section',
        title: 'Salt',
        to: '/reference/truths.html#salt',
        within: 'Truths',
        text: 'The Ninth House. one two',
      },
      {
        kind: 'section',
        title: 'Debts',
        to: '/reference/truths.html#debts',
        within: 'Truths',
        text: 'Paid.',
      },
    ]);
  });

  it.each<[string, TreeNode]>([
    [
      'the rows of a sheet',
      ['c:DataTable', {sheet: {columns: [], rows: [['Odo', '3']]}}],
    ],
    ['what a picture is called', ['m:img', {alt: 'Odo · 3', src: '/a.png'}]],
    ['an element in a property', ['c:Box', {lead: {$e: ['p', 0, 'Odo · 3']}}]],
    ['a deeper heading', ['m:h4', {id: 'odo'}, 'Odo · 3']],
  ])('hold %s', (_, node) => {
    expect(found(node).map(({text}) => text)).toEqual(['Odo · 3']);
  });

  it.each<[string, TreeNode]>([
    ['an address', ['m:a', {href: '/odo'}]],
    ['what formulas are written as', ['annotation', 0, 'Odo']],
    ['a list in a property', ['c:Box', {rows: [['Odo']], names: ['Odo']}]],
    ['nothing', null],
  ])('do not hold %s', (_, node) => {
    expect(found(node)).toHaveLength(1);
    expect(JSON.stringify(found(node))).not.toMatch(/odo/i);
  });
});
