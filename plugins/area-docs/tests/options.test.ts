import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions, type Options, type PluginOptions} from '../options';
import {stub} from '../../../tests/support/stub';

type Context = Parameters<typeof validateOptions>[0];
type Args = Parameters<PluginOptions['sidebarItemsGenerator']>[0];

const validate = stub<Context['validate']>(normalizePluginOptions);

function getOptions(options: Options): PluginOptions {
  return validateOptions({validate, options});
}

const almanac: Options = {
  id: 'prime-almanac',
  entries: ['central'],
  linkToSource: (path) => `https://source.example/${path}`,
  describePage: () => Promise.resolve({entries: []}),
  readCover: () => Promise.resolve(undefined),
};

describe('the options of an area', () => {
  it('keep figures at the beginning of file names', () => {
    const {numberPrefixParser} = getOptions(almanac);
    expect(numberPrefixParser('01-central')).toEqual({
      filename: '01-central',
      numberPrefix: undefined,
    });
  });

  it('link to the source of a page', () => {
    const {editUrl} = getOptions(almanac);
    expect(
      typeof editUrl === 'function' &&
        editUrl(
          stub<Parameters<typeof editUrl>[0]>({
            versionDocsDirPath: 'docs/prime-almanac',
            docPath: 'regions/deep north.md',
          }),
        ),
    ).toBe('https://source.example/docs/prime-almanac/regions/deep north.md');
  });

  it('reject what Docusaurus does not understand', () => {
    expect(() =>
      getOptions(stub<Options>({...almanac, ...{pathh: 'docs'}})),
    ).toThrow(/pathh/);
  });

  it('build the sidebar from the declared order', async () => {
    const {sidebarItemsGenerator} = getOptions(almanac);
    const central = stub<Args['docs'][number]>({
      id: 'central',
      title: 'Central',
      frontMatter: {},
    });
    const items = await sidebarItemsGenerator(stub<Args>({docs: [central]}));
    expect(items).toEqual([{type: 'doc', id: 'central'}]);
  });
});
