import {plainText} from '../../build/plainText';

describe('the plain text of Markdown', () => {
  it.each([
    [
      'A [link](./page.md) and **bold** *words* here',
      'A link and bold words here',
    ],
    ['Roll `2d6` or :dice[2d6+3].', 'Roll 2d6 or 2d6+3.'],
    ['## Half *cover* {#cover}\nText', 'Half cover {#cover}. Text'],
    ['- one\n- [ ] two\n3. three\n> said', 'one two three said'],
    ['| A | B |\n| :- | -: |\n| 1 | 2 |', 'A B 1 2'],
    [
      '<DataTable src="/a.csv" caption="A > B" columns={{A: {title: "x"}}} />after',
      'after',
    ],
    ['![alt](/a.png) seen[^1]', 'seen'],
    ['{/* kept\nquiet */}said', 'said'],
    [':::info[Previously]\nIt rained.\n:::', 'Previously. It rained.'],
    ['He was :spoiler[the king].', 'He was .'],
    ['5 \\* 3 is $15$', '5 * 3 is 15'],
    ['snake_case _stressed_', 'snake_case stressed'],
  ])('of %j is %j', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });
});
