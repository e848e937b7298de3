import {join} from 'node:path';
import catalogueLoader from '../catalogueLoader';
import type {
  CatalogueLine,
  CatalogueRequest,
} from '../../navigation/model/catalogue';
import {writeRequest} from '../../../src/shared/model/moduleRequest';
import {temporarySite} from '../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'docs/races/index.md': '---\ntitle: Races\n---\n',
  'docs/races/orc.md': '---\ntitle: Orc\n---\n',
  'docs/races/goblin.md':
    '---\ntitle: Goblin\nshortTitle: Gob\ndescription: Small.\nicon: moon\n---\n',
  'docs/races/elf.md': '---\ntitle: Elf\nindex: false\n---\n',
  'docs/races/first.mdx': '---\ntitle: First\norder: 1\n---\n',
  'docs/races/moved.md': '---\ntitle: Moved\nslug: /else.html\n---\n',
  'docs/races/_part.md': 'Part.',
  'docs/races/deep-isles/scaloid.md': '---\ntitle: Scaloid\n---\n',
  'docs/prime-almanac/central.md': '---\ntitle: Central\n---\n',
  'docs/empty/index.md': '---\ntitle: Empty\n---\n',
});

const addDependency = jest.fn();
const addContextDependency = jest.fn();

/** Returns the lines of a catalogue on the page of the orcs. */
async function catalogue(
  request: Partial<CatalogueRequest> = {},
): Promise<readonly CatalogueLine[]> {
  const resourceQuery = writeRequest({
    folder: 'races',
    depth: 3,
    self: 'races/orc',
    place: 'docs/races/orc.md:7',
    ...request,
  });
  const source = await catalogueLoader.call({
    resourceQuery,
    rootContext: siteDir,
    addDependency,
    addContextDependency,
  });
  const [, json = ''] = /^export default (.*);$/.exec(source) ?? [];
  return JSON.parse(json) as readonly CatalogueLine[];
}

beforeEach(() => {
  addDependency.mockClear();
  addContextDependency.mockClear();
});

describe('a catalogue', () => {
  it('lists the pages of a folder in their order, but not its own page', async () => {
    expect(await catalogue()).toMatchObject([
      {title: 'First', href: '/races/first.html', children: []},
      {
        title: 'Deep Isles',
        href: '/races/deep-isles/',
        children: [
          {
            title: 'Scaloid',
            href: '/races/deep-isles/scaloid.html',
            children: [],
          },
        ],
      },
      {title: 'Gob', href: '/races/goblin.html', children: []},
      {title: 'Moved', href: '/races/else.html', children: []},
    ]);
  });

  it('is rebuilt when one of its pages changes, is added or removed', async () => {
    await catalogue({folder: 'races/deep-isles'});
    const folder = join(siteDir, 'docs/races/deep-isles');
    expect(addContextDependency.mock.calls).toEqual([[folder]]);
    expect(addDependency.mock.calls).toEqual([[join(folder, 'scaloid.md')]]);
  });

  it.each(['empty', 'atlantis'])(
    'stops the build if there is nothing to list: %s',
    async (folder) => {
      await expect(catalogue({folder})).rejects.toThrow(
        `docs/races/orc.md:7: <Catalogue> found no pages in docs/${folder} down to depth 3, expected at least one.`,
      );
    },
  );
});
