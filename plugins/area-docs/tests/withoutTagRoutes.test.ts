import {withoutTagRoutes} from '../withoutTagRoutes';

const options = {
  docTagsListComponent: '@theme/DocTagsListPage',
  docTagDocListComponent: '@theme/DocTagDocListPage',
};

describe('the routes of an area', () => {
  it('have no tag pages, which all areas share, and keep all others', () => {
    const page = {path: '/a/b.html', component: '@theme/DocItem'};
    const tagRoutes = [
      {path: '/a/tags/', component: '@theme/DocTagsListPage'},
      {path: '/a/tags/b.html', component: '@theme/DocTagDocListPage'},
    ];
    const version = {path: '/a', component: '@theme/DocVersionRoot'};
    const root = {path: '/a', component: '@theme/DocsRoot'};
    expect(
      withoutTagRoutes(
        {...root, routes: [{...version, routes: [...tagRoutes, page]}]},
        options,
      ),
    ).toEqual({...root, routes: [{...version, routes: [page]}]});
  });
});
