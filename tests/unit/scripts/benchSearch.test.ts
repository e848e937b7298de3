// A word made from another is not a real word. cspell:ignore tnplf
import {enlarged} from '../../../scripts/bench-search/enlarged';
import {
  keystrokes,
  summarizeTimes,
} from '../../../scripts/bench-search/keystrokes';
import {searchRecord} from '../../support/searchRecord';

describe('the benchmark of the search', () => {
  it('uses an index many times as large, with other words and addresses', () => {
    const record = searchRecord('Smoke of Toros', {text: 'a b c d'});
    const [first, second, ...others] = enlarged([record], 4);
    expect(first).toEqual(record);
    expect(second).toMatchObject({
      to: `/copy-1${record.to}`,
      title: 'tnplf of Toros',
      text: 'b b c e',
    });
    expect(others).toHaveLength(2);
  });

  it('includes every keystroke', () => {
    expect(keystrokes('orc')).toEqual(['o', 'or', 'orc']);
  });

  it('summarizes times', () => {
    const durations = Array.from({length: 101}, (_, index) => 100 - index);
    expect(summarizeTimes(durations)).toEqual({
      median: 50,
      slow: 95,
      slowest: 100,
    });
    expect(summarizeTimes([])).toEqual({median: 0, slow: 0, slowest: 0});
  });
});
