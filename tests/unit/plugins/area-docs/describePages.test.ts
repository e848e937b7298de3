import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describePages} from '../../../../plugins/area-docs/describePages';
import {stub} from '../../../support/stub';

type Version = LoadedContent['loadedVersions'][number];
type Page = Version['docs'][number];

const tags = [
  stub<Page['tags'][number]>({label: 'sea', permalink: '/a/tags/sea.html'}),
];
const frontMatter = {title: 'Central'};
const content: LoadedContent = {
  loadedVersions: [
    stub<Version>({
      versionName: 'current',
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

describe('the metadata of the pages of an area', () => {
  it('hold what each page says of itself, with all that they held (L10)', async () => {
    const pageInfo = {entries: [{item: 'original' as const}]};
    const describePage = jest.fn().mockResolvedValue(pageInfo);
    const described = await describePages(content, describePage);
    expect(describePage).toHaveBeenCalledWith({
      path: 'docs/prime-almanac/central.md',
      frontMatter,
      tags,
    });
    expect(described.loadedVersions).toEqual([
      {
        versionName: 'current',
        docs: [{...content.loadedVersions[0]?.docs[0], pageInfo}],
      },
    ]);
  });
});
