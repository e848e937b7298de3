import {parseLabels} from '../../build/labels';

const names = ['bridge.png', 'gate, open.png', 'Überwald.png'.normalize('NFD')];

describe('an author’s index of a folder', () => {
  it('gives files titles, alternative text and an order', () => {
    const text =
      'Alt,File,Title\n' +
      'A bridge.,bridge.png,\n' +
      '\n' +
      ',"gate, open.png",The Gate\n' +
      'Hills.,Überwald.png,Over Land\n';
    expect(parseLabels(text, names)).toEqual({
      faults: [],
      labels: [
        {file: 'bridge.png', alt: 'A bridge.', row: 0},
        {file: 'gate, open.png', title: 'The Gate', row: 1},
        {file: 'Überwald.png', title: 'Over Land', alt: 'Hills.', row: 2},
      ],
    });
  });

  it('may have further columns, whose cells are notes', () => {
    const text = 'file,Session,Artist\nbridge.png,s05,\n"gate, open.png",,\n';
    expect(parseLabels(text, names).labels).toEqual([
      {file: 'bridge.png', notes: {Session: 's05'}, row: 0},
      {file: 'gate, open.png', row: 1},
    ]);
  });

  it('keeps the headings of notes as they are written, and drops notes with only empty cells', () => {
    const text =
      'FILE,Played On,Title,Size\nbridge.png,4 Thaw,Bridge,a3\n"gate, open.png",,,\n';
    expect(parseLabels(text, names).labels).toEqual([
      {
        file: 'bridge.png',
        title: 'Bridge',
        notes: {'Played On': '4 Thaw', Size: 'a3'},
        row: 0,
      },
      {file: 'gate, open.png', row: 1},
    ]);
  });

  it.each([
    [
      'a file that is not there',
      'file,alt\nbridge.png,A bridge.\n\nthe bridge.png,Another.\n',
      4,
      '"the bridge.png"',
      'the name of a file in this folder (did you mean "bridge.png"?)',
    ],
    [
      'a file unlike any',
      'file\nthe-fall-of-the-house\n',
      2,
      '"the-fall-of-the-house"',
      'the name of a file in this folder',
    ],
    [
      'a file in another spelling',
      'file\nBRIDGE.png\n',
      2,
      '"BRIDGE.png"',
      'the name of a file in this folder (did you mean "bridge.png"?)',
    ],
    [
      'a file twice',
      'file\nbridge.png\nbridge.png\n',
      3,
      '"bridge.png" twice',
      'each file only once',
    ],
    [
      'no column of files',
      'title,date\nBridge,May\n',
      1,
      'the columns title, date',
      'a column "file"; title, alt, and others are optional',
    ],
    [
      'a row with too few cells',
      'file,alt\nbridge.png\n',
      2,
      '1 cell',
      '2, one per heading',
    ],
  ])(
    'is rejected with %s, naming its line',
    (_, ...[text, line, found, expected]) => {
      expect(parseLabels(text, names).faults).toMatchObject([
        {line, found, expected},
      ]);
    },
  );
});
