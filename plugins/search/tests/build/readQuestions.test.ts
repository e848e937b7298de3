import {
  addQuestions,
  findQuestionFaults,
  parseQuestions,
} from '../../build/readQuestions';
import {searchRecord} from '../../../../tests/support/searchRecord';

const FILE = 'world/questions/vale.csv';

function parsed(...rows: readonly string[]) {
  return parseQuestions(FILE, ['question,to', ...rows].join('\n'));
}

const records = [
  searchRecord('Mill', {to: '/vale/mill.html'}),
  searchRecord('Toll', {kind: 'section', to: '/vale/mill.html#toll'}),
  searchRecord('Flour', {kind: 'line', to: '/vale/mill.html#toll'}),
  searchRecord('A bag', {kind: 'line', to: '/vale/mill.html#bags'}),
];

describe('questions of readers', () => {
  it('belong to the record that answers them', () => {
    const questions = parsed(
      'who grinds our corn,/vale/mill.html',
      'what must I pay,/vale/mill.html#toll',
      '"bread, where from",/vale/mill.html',
    );
    expect(
      addQuestions(records, questions).map(({title, questions: own}) => [
        title,
        own,
      ]),
    ).toEqual([
      ['Mill', ['who grinds our corn', 'bread, where from']],
      ['Toll', ['what must I pay']],
      ['Flour', undefined],
      ['A bag', undefined],
    ]);
  });

  it('belong to one record only, where two have the same address', () => {
    const twice = [...records, searchRecord('Mill', {to: '/vale/mill.html'})];
    const questions = parsed('who grinds our corn,/vale/mill.html');
    expect(
      addQuestions(twice, questions).filter((each) => each.questions),
    ).toHaveLength(1);
  });

  it.each([
    ['an address that is misspelled', '/vale/mil.html', '"/vale/mill.html"'],
    ['a row without an anchor', '/vale/mill.html#bags', '"/vale/mill.html'],
    ['an address unlike all others', '/vale/q', 'section, or row.'],
  ])('name their file and line if they lead to %s', (_what, to, expected) => {
    const questions = parsed(
      'who grinds our corn,/vale/mill.html',
      `why,${to}`,
    );
    const {faults, idle} = findQuestionFaults(records, questions);
    const [fault, ...others] = faults;
    expect([...others, ...idle]).toEqual([]);
    expect(fault).toContain(`${FILE}:3: found the address "${to}"`);
    expect(fault).toContain(expected);
    expect(addQuestions(records, questions)[0]?.questions).toHaveLength(1);
  });

  it('are told once a file where an area has no open pages, as it may be locked or left out', () => {
    const questions = parsed('who,/hill/', 'why,/hill/top.html#view');
    expect(findQuestionFaults(records, questions)).toEqual({
      faults: [],
      idle: [
        `${FILE}: found questions about hill, which is locked. This file is public, so delete them.`,
      ],
    });
    expect(addQuestions(records, questions)).toEqual(records);
  });

  it('name each fault, not only the first', () => {
    const questions = parsed('why,/vale/a', ',/vale/mill.html');
    expect(findQuestionFaults(records, questions)).toEqual({
      faults: [
        expect.stringContaining(`${FILE}:2: found the address "/vale/a"`),
        `${FILE}:3: found no question, expected one.`,
      ],
      idle: [],
    });
  });

  it.each([
    [
      'question,address\nwhy,/a',
      `${FILE}:1: found the headings "question,address", expected "question,to".`,
    ],
    ['question,to\nwhy', `${FILE}:2: found 1 cell, expected 2`],
    ['', `${FILE}:1: found an empty file`],
  ])('are refused with file and line: %j', (text, message) => {
    expect(() => parseQuestions(FILE, text)).toThrow(message);
  });
});
