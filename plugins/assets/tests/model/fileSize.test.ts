import {fileSize} from '../../model/fileSize';

describe('the size of a file in words', () => {
  it.each([
    [0, '1 kB'],
    [1499, '1 kB'],
    [1500, '2 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_350_000, '1.4 MB'],
    [9_960_000, '10 MB'],
    [52_400_000, '52 MB'],
    [999_600_000, '1 GB'],
    [2_500_000_000_000, '2500 GB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});
