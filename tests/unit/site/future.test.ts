import {futureFor} from '../../../src/site/future';

describe('how the site is built', () => {
  it.each([
    [1, false],
    [2, false],
    [3, true],
    [8, true],
  ])('on %i cores with threads: %s', (cores, ssgWorkerThreads) => {
    expect(futureFor(cores).faster).toMatchObject({
      rspackBundler: true,
      ssgWorkerThreads,
    });
  });
});
