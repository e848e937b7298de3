import {askAnswers} from '../../../../scripts/new/askAnswers';
import {readAnswers} from '../../../../scripts/new/readAnswers';

const questions = [
  {name: 'title', ask: 'Title'},
  {name: 'area', ask: 'Area', choices: ['rules', 'vale']},
  {name: 'note', ask: 'Note', otherwise: ''},
  {
    name: 'size',
    ask: 'Size',
    otherwise: '1',
    rule: {
      isKept: (answer: string) => /^\d$/.test(answer),
      expected: 'a digit',
    },
  },
];

describe('answers by flags', () => {
  it('are taken without spaces around them; what is optional may be missing', () => {
    expect(readAnswers(questions, {title: ' The Mill ', area: 'vale'})).toEqual(
      {
        texts: {title: 'The Mill', area: 'vale', note: '', size: '1'},
        faults: [],
      },
    );
  });

  it.each([
    [{area: 'vale'}, '--title: found nothing, expected an answer to "Title".'],
    [
      {title: ' ', area: 'vale'},
      '--title: found nothing, expected an answer to "Title".',
    ],
    [
      {title: 'a', area: 'vail'},
      '--area: found "vail", expected one of rules, vale; perhaps "vale".',
    ],
    [
      {title: 'a\nb', area: 'vale'},
      '--title: found a line break or another control character, expected one line.',
    ],
    [
      {title: 'a', area: 'vale', titel: 'b'},
      '--titel: found a flag that this kind does not know, expected one of title, area, note, size; perhaps "title".',
    ],
    [
      {title: 'a', area: 'vale', size: '10'},
      '--size: found "10", expected a digit.',
    ],
  ])('that are wrong are named with what is expected: %j', (given, fault) => {
    expect(readAnswers(questions, given).faults).toEqual([fault]);
  });

  it('are named all at once', () => {
    expect(readAnswers(questions, {}).faults).toHaveLength(2);
  });
});

describe('answers on the terminal', () => {
  /** Answers questions in order, and keeps what was shown. */
  function makeTerminal(lines: readonly string[]) {
    const shown: string[] = [];
    const left = [...lines];
    return {
      shown,
      terminal: {
        say: (line: string) => {
          shown.push(line);
        },
        ask: (question: string) => {
          shown.push(question);
          return Promise.resolve(left.shift() ?? '');
        },
      },
    };
  }

  it('are asked for where no flag gave them', async () => {
    const {shown, terminal} = makeTerminal(['vale', '']);
    await expect(
      askAnswers(questions, {title: 'The Mill'}, terminal),
    ).resolves.toEqual({
      title: 'The Mill',
      area: 'vale',
      note: '',
      size: '1',
    });
    expect(shown).toEqual([
      'Area (rules, vale): ',
      'Note [none]: ',
      'Size [1]: ',
    ]);
  });

  it('are asked for again until they are valid', async () => {
    const {shown, terminal} = makeTerminal(['', 'The Mill', 'vail', 'vale']);
    const answers = await askAnswers(questions, {note: 'x'}, terminal);
    expect(answers).toEqual({
      title: 'The Mill',
      area: 'vale',
      note: 'x',
      size: '1',
    });
    expect(shown.filter((line) => line.startsWith('--'))).toEqual([
      '--title: found nothing, expected an answer to "Title".',
      '--area: found "vail", expected one of rules, vale; perhaps "vale".',
    ]);
  });
});
