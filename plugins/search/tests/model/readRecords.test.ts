import {readRecords} from '../../model/readRecords';
import {searchRecord} from '../../../../tests/support/searchRecord';

describe('search records from a host', () => {
  it('are parsed with and without facts from tables', () => {
    const records = [
      searchRecord('Mail', {facts: [['Soak', '4']]}),
      searchRecord('Orc'),
    ];
    expect(readRecords(records)).toEqual(records);
  });

  it.each([
    ['facts of one word', {facts: [['Soak']]}],
    ['facts that are text', {facts: 'Soak 4'}],
    ['facts that are numbers', {facts: [['Soak', 4]]}],
    ['another kind', {kind: 'rumor'}],
    ['another site', {to: '//elsewhere.example/'}],
  ])('are rejected if they have %s', (_, part) => {
    const records = [{...searchRecord('Mail'), ...part}];
    expect(() => readRecords(records)).toThrow(TypeError);
  });
});
