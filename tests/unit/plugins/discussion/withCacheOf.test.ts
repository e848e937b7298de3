import {withCacheOf} from '../../../../plugins/discussion/withCacheOf';

describe('the cache of builds', () => {
  it('is another one for each provider', () => {
    const config = {experiments: {cache: {type: 'persistent', version: 'a'}}};
    expect(withCacheOf(config, 'waline')).toEqual({
      experiments: {cache: {version: 'a-waline'}},
    });
  });

  it.each([
    {},
    {experiments: undefined},
    {experiments: null},
    {experiments: {}},
    {experiments: {cache: true}},
    {experiments: {cache: null}},
    {experiments: {cache: {type: 'memory'}}},
  ])('is left alone where there is none to name: %j', (config) => {
    expect(withCacheOf(config, 'waline')).toEqual({});
  });
});
