import {gzipSync} from 'node:zlib';
import {listBuilt, readBuilt} from '../support/built';

it('each part of the search index takes at most 250 KB when transferred', () => {
  const sizes = listBuilt()
    .filter((file) => /^\/assets\/search\/part-.*\.json$/.test(file))
    .map((file) => ({file, size: gzipSync(readBuilt(file)).length}));
  expect(sizes).not.toEqual([]);
  expect(sizes.filter(({size}) => size > 250_000)).toEqual([]);
});
