import {DEFAULT_RATIO, aspectRatio} from '../../model/aspectRatio';

describe('the aspect ratio of a display', () => {
  it('is 16:9 by default', () => {
    expect(aspectRatio(DEFAULT_RATIO)).toBe('16 / 9');
  });

  it.each([
    ['4:3', '4 / 3'],
    [' 1.5 : 1 ', '1.5 / 1'],
    ['16/9', '16 / 9'],
    ['16', undefined],
    ['0:9', undefined],
    ['16:0', undefined],
    ['-16:9', undefined],
    ['wide', undefined],
  ])('%j', (text, ratio) => {
    expect(aspectRatio(text)).toBe(ratio);
  });
});
