import {createFuture} from '../../../src/site/future';

describe('the use of threads in a build', () => {
  it.each([
    [1, false],
    [2, false],
    [3, true],
    [8, true],
  ])('on %i cores with threads: %s', (cores, ssgWorkerThreads) => {
    expect(createFuture(cores).faster).toMatchObject({
      rspackBundler: true,
      ssgWorkerThreads,
    });
  });
});
