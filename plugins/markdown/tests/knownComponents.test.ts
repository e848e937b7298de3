import knownComponents from '../knownComponents';
import {compileMdx, siteDir} from '../../../tests/support/mdx';

const components = ['DataTable', 'FactBox'];

const compile = (page: string): Promise<string> =>
  compileMdx([[knownComponents, {siteDir, components}]], page);

describe('an unknown component', () => {
  it('stops its page, naming the line and the likely name', async () => {
    await expect(compile('Orcs.\n\n<DataTab src="/a.csv" />')).rejects.toThrow(
      'docs/races/orc.mdx:3: found <DataTab>, expected a component that the Examples page lists (did you mean <DataTable>?).',
    );
  });

  it.each([
    '<DataTable src="/a.csv" />',
    'A <b>bold</b> word, and <></> nothing.',
    "import Tools, {Bow} from './_tools.mdx'\n\n<Tools />\n\n<Bow />",
    'export const Orc = () => null\n\n<Orc />',
    'export function Orc() {}\n\n<Orc />',
    '`<Orc />` is code.',
  ])('is none of the known ones: %s', async (page) => {
    await expect(compile(page)).resolves.toBeDefined();
  });
});
