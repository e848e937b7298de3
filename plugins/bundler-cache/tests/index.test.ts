import bundlerCachePlugin from '..';
import {extendCacheVersion} from '../extendCacheVersion';
import {fingerprintBuild} from '../fingerprintBuild';
import {stub} from '../../../tests/support/stub';
import {temporarySite} from '../../../tests/support/temporarySite';

const config = {experiments: {cache: {type: 'persistent', version: 'a'}}};

describe('the cache of the bundler', () => {
  it('is different for each fingerprint', () => {
    expect(extendCacheVersion(config, 'b')).toEqual({
      experiments: {cache: {version: 'a-b'}},
    });
  });

  it('is named by the fingerprint of the site', () => {
    const siteDir = temporarySite({'sidebars.ts': ''});
    const {configureWebpack} = bundlerCachePlugin({siteDir});
    const configure = stub<(given: object) => object>(
      configureWebpack ?? (() => ({})),
    );
    const print = fingerprintBuild(siteDir, process.env);
    expect(configure(config)).toEqual(extendCacheVersion(config, print));
  });
});

describe('the fingerprint of a build', () => {
  const files = {'plugins/a/index.ts': '1', 'src/css/a.css': '1'};

  it('stays while nothing changes', () => {
    const siteDir = temporarySite(files);
    const print = fingerprintBuild(siteDir, {});
    expect(print).toMatch(/^[\da-f]{16}$/);
    expect(fingerprintBuild(siteDir, {HOME: '/home/a'})).toBe(print);
  });

  it.each([
    'plugins/a/index.ts',
    'plugins/a/loader.cjs',
    'plugins/a/model/a.ts',
    'src/shared/model/a.ts',
    'world/rules/a.ts',
    'sidebars.ts',
    'docusaurus.config.ts',
    'package-lock.json',
  ])('changes with %s', (path) => {
    const before = fingerprintBuild(temporarySite(files), {});
    const changed = temporarySite({...files, [path]: '2'});
    expect(fingerprintBuild(changed, {})).not.toBe(before);
  });
});
