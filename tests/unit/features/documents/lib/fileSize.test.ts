import {fileSize} from '../../../../../src/features/documents/lib/fileSize';

describe('the size of a file in words (C9)', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [10_239, '10.0 KB'],
    [10_240, '10 KB'],
    [1_048_576, '1.0 MB'],
    [51_599_860, '49 MB'],
    [3 * 1024 ** 3, '3.0 GB'],
    [5000 * 1024 ** 3, '5000 GB'],
  ])('%d', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});
