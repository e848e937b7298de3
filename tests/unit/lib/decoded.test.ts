import {decoded} from '../../../src/lib/decoded';

describe('an address with percent escapes (R13)', () => {
  it.each([
    ['Class%20and%20Multi', 'Class and Multi'],
    ['half-orc', 'half-orc'],
    ['100%', '100%'],
    ['%E0%A4%A', '%E0%A4%A'],
  ])('%s is read as %s', (text, read) => {
    expect(decoded(text)).toBe(read);
  });
});
