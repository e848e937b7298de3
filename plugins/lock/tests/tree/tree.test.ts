import {
  makeTree,
  listNames,
  listScriptHashes,
  type TreeMaker,
  type TreeNode,
} from '../../tree/tree';

/** Serializes a tree, so that tests can compare all of it. */
const serializer: TreeMaker<string, string> = {
  typeOf: (name) => `<${name}>`,
  element: (type, props, children) =>
    `${type ?? ''}${JSON.stringify(props)}(${children.join('|')})`,
};

const tree: TreeNode = {
  f: [
    ['h2', {id: 'truth', key: 'a'}, 'Truth'],
    [
      'c:Note',
      {
        icon: {$e: ['m:em', 0, 'salt']},
        as: {$c: 'c:Frame'},
        rows: [[1, true, null], [{$e: ['b', 0]}]],
        style: {color: 'red', deep: {as: {$c: 'm:a'}}},
      },
      null,
      ['p', 0, 'one', 'two'],
    ],
  ],
};

describe('the tree of a sealed page', () => {
  it('names its tags and components at any depth', () => {
    expect([...listNames(tree)]).toEqual([
      'h2',
      'c:Note',
      'm:em',
      'c:Frame',
      'b',
      'm:a',
      'p',
    ]);
  });

  it('becomes elements, with elements and components among their properties', () => {
    expect(makeTree(tree, serializer)).toBe(
      '{}(<h2>{"id":"truth","key":"a"}(Truth)|<c:Note>{"icon":"<m:em>{}(salt)","as":"<c:Frame>","rows":[[1,true,null],["<b>{}()"]],"style":{"color":"red","deep":{"as":"<m:a>"}}}(|<p>{}(one|two)))',
    );
  });

  it('reveals which scripts its demos run, and nothing else', () => {
    expect(
      listScriptHashes({
        f: [
          ['c:CodeDemo', {hashes: 'sha256-a sha256-b', title: 'Salt'}],
          ['p', 0, ['c:CodeDemo', {hashes: 'sha256-c'}], 'text', null],
        ],
      }),
    ).toEqual(['sha256-a', 'sha256-b', 'sha256-c']);
    expect(listScriptHashes(tree)).toEqual([]);
  });
});
