import {checkQuestions} from '../../../../scripts/check-page/checkQuestions';

const page = {
  address: '/vale/mill.html',
  anchors: new Set(['toll', 'sack-flour']),
};

function ask(to: string) {
  const file = 'world/questions/vale.csv';
  return checkQuestions(page, [
    {question: 'what must I pay', to, file, line: 7},
  ]);
}

describe('the questions of readers that a page answers', () => {
  it.each([
    ['the page', '/vale/mill.html'],
    ['a heading', '/vale/mill.html#toll'],
    ['a row', '/vale/mill.html#sack-flour'],
    ['another page', '/vale/hill.html#gone'],
  ])('may lead to %s', (_what, to) => {
    expect(ask(to)).toEqual([]);
  });

  it('are told with their file and line if they lead to a heading that it has lost', () => {
    expect(ask('/vale/mill.html#fee')).toEqual([
      {
        line: 1,
        found: 'no heading or row #fee',
        expected:
          'one, because a question in world/questions/vale.csv:7 leads there',
      },
    ]);
  });
});
