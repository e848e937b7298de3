import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  PluginContentLoadedActions,
  RouteConfig,
} from '@docusaurus/types';
import {tags} from '../../../world/tags';
import tagPagesPlugin from '..';
import {contentAreas} from '../../../src/site/contentAreas';
import {stub} from '../../../tests/support/stub';

type Version = LoadedContent['loadedVersions'][number];
type Doc = Version['docs'][number];

const [early = '', late = ''] = Object.keys(tags).toSorted();
const meanings: Readonly<Record<string, string>> = tags;
const [first = '', second = ''] = contentAreas.map(({id}) => id);

function doc(title: string, labels: readonly string[], more = {}): Doc {
  return stub<Doc>({
    title,
    permalink: `/${title.toLowerCase()}.html`,
    description: `About ${title}`,
    tags: labels.map((label) => stub<Doc['tags'][number]>({label})),
    ...more,
  });
}

/** Returns the routes of a site with these pages, by area. */
function listRoutes(
  pages: Readonly<Record<string, readonly Doc[]>>,
): readonly RouteConfig[] {
  const routes: RouteConfig[] = [];
  const plugin = tagPagesPlugin(stub<LoadContext>({baseUrl: '/base/'}));
  void plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': Object.fromEntries(
        Object.entries(pages).map(([id, docs]) => [
          id,
          {loadedVersions: [stub<Version>({docs: [...docs]})]},
        ]),
      ),
    },
    actions: stub<PluginContentLoadedActions>({
      addRoute: (route) => routes.push(route),
    }),
  });
  return routes;
}

function line(title: string) {
  return {
    title,
    permalink: `/${title.toLowerCase()}.html`,
    description: `About ${title}`,
  };
}

describe('the page of a tag', () => {
  it('is one for the whole site: it lists the pages of all areas, in the order of areas and by title', () => {
    const routes = listRoutes({
      [second]: [doc('Inn', [early])],
      [first]: [doc('Well', [early]), doc('Mill', [early]), doc('Ford', [])],
    });
    expect(routes).toEqual([
      expect.objectContaining({path: '/base/tags/', exact: true}),
      {
        path: `/base/tags/${early}.html`,
        component: '@site/plugins/tag-pages/theme/TagPage',
        exact: true,
        props: {
          tag: {
            label: early,
            description: meanings[early],
            permalink: `/base/tags/${early}.html`,
            allTagsPath: '/base/tags/',
            areas: [
              {id: first, items: [line('Mill'), line('Well')]},
              {id: second, items: [line('Inn')]},
            ],
          },
        },
      },
    ]);
  });

  it('is named with its meaning and number of pages in the list of all tags', () => {
    const [list] = listRoutes({
      [first]: [doc('Mill', [late, early])],
      [second]: [doc('Inn', [early])],
    });
    expect(list?.props).toEqual({
      tags: [
        expect.objectContaining({label: early, count: 2}),
        {
          label: late,
          description: meanings[late],
          permalink: `/base/tags/${late}.html`,
          count: 1,
        },
      ],
    });
  });

  it('does not exist for a tag that only unlisted pages have', () => {
    expect(
      listRoutes({[first]: [doc('Draft', [early], {unlisted: true})]}),
    ).toEqual([]);
  });
});
