import checkReferences from '../checkReferences';
import {listFaults, siteDir} from '../../../tests/support/mdx';

const find = (text: string) => listFaults([checkReferences, {siteDir}], text);

describe('a reference that readers would see as it is written', () => {
  it.each([
    [
      'See [[Kadar]].',
      '1: found [[Kadar]], expected a link: [Kadar](./page.md).',
    ],
    [
      'A\n\n![[map.png]]',
      '3: found ![[map.png]], expected ![description](/path/under/static.jpg).',
    ],
    [
      'One.\nTwo.[^gone]',
      '2: found [^gone], expected a line "[^gone]: …" below the paragraph.',
    ],
    [
      'Words.^[A note.]',
      '1: found ^[A note.], expected [^1], and a line "[^1]: …" below the paragraph.',
    ],
    [
      'See [Kadar][kadar].',
      '1: found [Kadar][kadar], expected a line "[kadar]: address" below the paragraph.',
    ],
    [
      'Words.\n\n[^idle]: Nobody reads this.',
      '3: found the footnote [^idle], which nothing refers to, expected [^idle] in the text.',
    ],
    [
      'Seen.\nA %%secret of mine%% there.',
      '2: found %%secret of mine%%, expected {/* secret of mine */}.',
    ],
    [
      'Seen.\n\n%%\nA secret\n\n- of *mine*\n%%\n\nAnd 10%% more.',
      '3: found a comment that starts with %%, expected {/* before the comment and */} after it.',
    ],
    [
      'Seen. %%A secret\nof mine%% there.',
      '1: found a comment that starts with %%, expected {/* before the comment and */} after it.',
    ],
    [
      'Seen.\n\n%% A secret to the end',
      '3: found a comment that starts with %%, expected {/* before the comment and */} after it.',
    ],
    [
      'A ![mill](/a.png =300x200) here.',
      '1: found ![mill](/a.png =300x200), expected <img src="/a.png" alt="mill" width="300" />.',
    ],
    [
      '![mill](mill.png =300x)',
      '1: found ![mill](mill.png =300x), expected <img src="/path/under/static.jpg" alt="mill" width="300" />.',
    ],
    [
      'See [my file](/my file.pdf).',
      '1: found [my file](/my file.pdf), expected %20 for each space in the address: [my file](/my%20file.pdf).',
    ],
    [
      'A ==marked word== here.',
      '1: found ==marked word==, expected **marked word**.',
    ],
    ['!!! note "Title"', '1: found !!! note, expected a box: :::note.'],
  ])('is a fault: %j', async (text, fault) => {
    expect(await find(text)).toEqual([fault]);
  });

  it.each([
    'Words.[^a]\n\n[^a]: A note.',
    'See [Kadar][kadar] and [Torr][].\n\n[kadar]: ./kadar.md\n[torr]: ./torr.md',
    'An array: `a[[0]]`, and\n\n```\n[[x]] [^y]\n```',
    'Escaped: \\[[x]], \\[^y], [1][2\\].',
    '5 % or 10%% of it, a == b == c, ====, and !!! wow.',
    'In [brackets] and [more] (words).',
    'See [a file](/a.pdf "with a title") and [a mill](/a.png).',
    'Take 5%% of it.\n\nOr %%%.\n\n```\n%% in a diagram\n```',
    '- [ ] to do\n- [x] done',
  ])('is none in %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });
});
