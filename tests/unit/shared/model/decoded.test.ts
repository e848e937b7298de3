import {decoded, mendPath} from '../../../../src/shared/model/decoded';

describe('an address with percent escapes', () => {
  it.each([
    ['Class%20and%20Multi', 'Class and Multi'],
    ['half-orc', 'half-orc'],
    ['100%', '100%'],
    ['%E0%A4%A', '%E0%A4%A'],
  ])('%s is decoded to %s', (text, read) => {
    expect(decoded(text)).toBe(read);
  });
});

describe('an address with malformed escapes', () => {
  it.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/a%', '/a%25'],
    ['/caf%C3%A9.html', '/caf%C3%A9.html'],
    ['/a%2Fb', '/a%2Fb'],
  ])('%s becomes %s', (path, expected) => {
    expect(mendPath(path)).toBe(expected);
  });
});
