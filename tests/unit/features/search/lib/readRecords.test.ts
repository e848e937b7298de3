import {readRecords} from '../../../../../src/features/search/lib/readRecords';
import {searchRecord} from '../../../../support/searchRecord';

describe('records that a host gives', () => {
  it('are read with what tables tell of them, and without', () => {
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
  ])('are refused where they have %s', (_, part) => {
    const records = [{...searchRecord('Mail'), ...part}];
    expect(() => readRecords(records)).toThrow(TypeError);
  });
});
