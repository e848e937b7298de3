import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions, type Options} from '../options';

const validate = (options: Options) =>
  validateOptions({validate: normalizePluginOptions, options});

describe('the options of the lock', () => {
  it('need no more than the paths that are locked', () => {
    expect(validate({paths: ['/reference']})).toMatchObject({
      id: 'locked',
      paths: ['/reference'],
      lockFile: 'lock.json',
      docs: {id: 'locked', path: 'locked', routeBasePath: '/'},
    });
  });

  it('hold those of a docs plugin as well', () => {
    const {docs} = validate({
      paths: ['/reference'],
      path: 'secret',
      breadcrumbs: false,
    });
    expect(docs).toMatchObject({path: 'secret', breadcrumbs: false});
  });

  it.each([[[]], [['reference']], [['/a/../b']]])(
    'refuse %j as paths',
    (paths) => {
      expect(() => validate({paths})).toThrow('"paths');
    },
  );
});
