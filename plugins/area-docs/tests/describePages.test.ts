import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describePages} from '../describePages';
import {stub} from '../../../tests/support/stub';

type Version = LoadedContent['loadedVersions'][number];
type Page = Version['docs'][number];

const tags = [
  stub<Page['tags'][number]>({label: 'sea', permalink: '/a/tags/sea.html'}),
  stub<Page['tags'][number]>({label: 'valueOf', permalink: '/a/tags/v.html'}),
];
const frontMatter = {title: 'Central', category: ['Territories']};
const content: LoadedContent = {
  loadedVersions: [
    stub<Version>({
      path: '/prime-almanac',
      docs: [
        stub<Page>({
          id: 'central',
          source: '@site/docs/prime-almanac/central.md',
          frontMatter,
          tags,
        }),
      ],
    }),
  ],
};

/** The tags with what they mean, and with their pages, which all areas share. */
const [sea, odd] = [
  {
    label: 'sea',
    permalink: '/base/tags/sea.html',
    description: 'Seas, coasts, ships',
  },
  {
    label: 'valueOf',
    permalink: '/base/tags/valueof.html',
    description: undefined,
  },
];

describe('the metadata of the pages of an area', () => {
  const pageInfo = {entries: [{item: 'original' as const}]};
  const describePage = jest.fn().mockResolvedValue(pageInfo);
  const path = 'docs/prime-almanac/central.md';

  it('include page info and the meanings of tags, besides the original ones', async () => {
    const readCover = () => Promise.resolve(undefined);
    const described = await describePages(
      content,
      {describePage, readCover},
      '/base/',
    );
    expect(describePage).toHaveBeenCalledWith({
      path,
      frontMatter,
      tags: [sea, odd],
      categories: [
        {
          label: 'Territories',
          permalink: '/prime-almanac/categories/territories.html',
        },
      ],
    });
    expect(described.loadedVersions).toEqual([
      {
        path: '/prime-almanac',
        docs: [
          {
            ...content.loadedVersions[0]?.docs[0],
            tags: [sea, odd],
            pageInfo,
          },
        ],
      },
    ]);
  });
});
