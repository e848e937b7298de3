import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions} from '../options';

function validate(options: object) {
  return validateOptions({
    validate: normalizePluginOptions as never,
    options: options as never,
  });
}

describe('the options of the search', () => {
  it('may all be missing', () => {
    expect(validate({})).toMatchObject({
      page: '/search',
      placeholder: 'Search this site',
      synonyms: {},
      places: [],
    });
  });

  it.each([
    [{rowKinds: {town: 'hamlet'}}, 'rowKinds.town'],
    [{areas: [{id: 'default'}]}, 'areas[0].label'],
    [{synonym: {}}, 'synonym'],
  ])('are refused by name: %j', (options, name) => {
    expect(() => validate(options)).toThrow(name);
  });
});
