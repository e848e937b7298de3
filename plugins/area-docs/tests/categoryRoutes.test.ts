import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {withCategories} from '../categoryRoutes';
import {stub} from '../../../tests/support/stub';

type Version = LoadedContent['loadedVersions'][number];
type Doc = Version['docs'][number];

const area = '/world/prime-almanac';

function doc(title: string, category?: readonly string[], more = {}): Doc {
  return stub<Doc>({
    title,
    permalink: `${area}/${title.toLowerCase()}.html`,
    description: `About ${title}`,
    frontMatter: {...(category && {category})},
    ...more,
  });
}

const tagRoute = {path: `${area}/tags/`, component: 'tags'};

/** Lists the routes of an area with these pages, besides that of its tags. */
function listRoutes(...docs: readonly Doc[]): readonly RouteConfig[] {
  const route = {
    path: area,
    component: 'root',
    routes: [{path: area, component: 'version', routes: [tagRoute]}],
  };
  const loadedVersions = [stub<Version>({path: area, docs: [...docs]})];
  return withCategories(route, {loadedVersions}).routes?.[0]?.routes ?? [];
}

describe('the category pages', () => {
  it('list the pages of an area in each category, by title', () => {
    expect(
      listRoutes(
        doc('Torosia', ['Territories']),
        doc('Orc', ['Peoples', 'Territories']),
        doc('Seas'),
      ),
    ).toEqual([
      tagRoute,
      expect.objectContaining({path: `${area}/categories/`, exact: true}),
      expect.objectContaining({path: `${area}/categories/peoples.html`}),
      {
        path: `${area}/categories/territories.html`,
        component: '@site/plugins/page-info/theme/CategoryPage',
        exact: true,
        props: {
          category: {
            label: 'Territories',
            permalink: `${area}/categories/territories.html`,
            description:
              'Lands under one rule: seats, provinces, laws, and roads',
            allTagsPath: `${area}/categories/`,
            items: [
              {
                title: 'Orc',
                permalink: `${area}/orc.html`,
                description: 'About Orc',
              },
              {
                title: 'Torosia',
                permalink: `${area}/torosia.html`,
                description: 'About Torosia',
              },
            ],
          },
        },
      },
    ]);
  });

  it('are listed on a page of their own, with their meaning and number of pages', () => {
    const [, list] = listRoutes(
      doc('Torosia', ['Territories']),
      doc('Central', ['Territories']),
    );
    expect(list?.props).toEqual({
      categories: [
        {
          label: 'Territories',
          permalink: `${area}/categories/territories.html`,
          description:
            'Lands under one rule: seats, provinces, laws, and roads',
          count: 2,
        },
      ],
    });
  });

  it('are removed together with their area', () => {
    const route = {
      path: area,
      component: 'root',
      routes: [{path: '/elsewhere', component: 'version'}],
    };
    const docs = [doc('Torosia', ['Territories'])];
    expect(
      withCategories(route, {
        loadedVersions: [stub<Version>({path: area, docs})],
      }).routes,
    ).toEqual([{path: '/elsewhere', component: 'version', routes: []}]);
    expect(
      withCategories(
        {path: '/', component: 'root'},
        {loadedVersions: [stub<Version>({path: area, docs})]},
      ).routes,
    ).toEqual([]);
  });
});
