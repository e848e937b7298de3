import {describeFaults} from '../../../../plugins/front-matter/describeFaults';

const fault = {key: 'order', found: '"first"', expected: 'a number'};

describe('the message for faulty front matter', () => {
  it('names file, line, key, what was found and what was expected', () => {
    expect(
      describeFaults([
        {
          path: 'docs/races/orc.md',
          content: '---\ntitle: Orc\norder: first\n---\n',
          faults: [fault],
        },
      ]),
    ).toBe(
      'The front matter of these pages is not valid:\n' +
        'docs/races/orc.md:3 order: found "first", expected a number.',
    );
  });

  it('gives every fault of every file its own line', () => {
    const content = '---\norder: first\ntitle: 3\n---\n';
    const faults = [fault, {key: 'title', found: '3', expected: 'text'}];
    expect(
      describeFaults([
        {path: 'a.md', content, faults},
        {path: 'b.md', content, faults: [fault]},
      ]).split('\n'),
    ).toEqual([
      'The front matter of these pages is not valid:',
      'a.md:2 order: found "first", expected a number.',
      'a.md:3 title: found 3, expected text.',
      'b.md:2 order: found "first", expected a number.',
    ]);
  });

  it.each([
    ['the list that an item stands in', 'tag[1]', 3],
    ['the key that a part belongs to', 'author.name', 4],
    ['the first line for a key that is absent', 'title', 1],
    ['the key itself rather than one that begins like it', 'tag', 3],
  ])('points to %s', (_, key, line) => {
    const content =
      '---\ntagline: x\ntag: [race, dragon]\nauthor:\n  name: 3\n---\n';
    expect(
      describeFaults([{path: 'a.md', content, faults: [{...fault, key}]}]),
    ).toContain(`a.md:${line} ${key}:`);
  });
});
