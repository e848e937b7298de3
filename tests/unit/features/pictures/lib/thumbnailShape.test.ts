import {thumbnailShape} from '../../../../../src/features/pictures/lib/thumbnailShape';

describe('the shape of a thumbnail in its square', () => {
  it.each([
    ['panorama', [2400, 600], [2, 1]],
    ['as flat as is shown whole', [1200, 600], [2, 1]],
    ['landscape', [1800, 1200], [1.5, 1]],
    ['square', [1200, 1200], [1, 1]],
    ['portrait', [1000, 1250], [0.8, 0.8]],
    ['tall', [500, 2000], [0.5, 0.5]],
  ])('of a %s picture', (_, [width = 0, height = 0], [ratio, share]) => {
    expect(thumbnailShape({width, height})).toEqual({ratio, share});
  });
});
