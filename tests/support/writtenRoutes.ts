import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {temporarySite} from './temporarySite';

type Routes = Parameters<typeof generateRouteFiles>[0]['routes'];

/** The names of so many pages of rules, in order. */
function pages(count: number): readonly string[] {
  return Array.from(
    {length: count},
    (_, index) => `page-${String(index).padStart(3, '0')}`,
  );
}

const plugin = {name: 'docs', id: 'rules'};

function route(path: string, rest: object): object {
  return {path, component: '@theme/DocItem', plugin, ...rest};
}

/** An area as docs instances nest it, with so many pages beside its first one, and a page of tags. */
function area(id: string, count: number): object {
  const docs = pages(count).map((name) =>
    route(`/${id}/${name}.html`, {
      exact: true,
      sidebar: 'all',
      modules: {content: `@site/docs/${id}/${name}.md`},
    }),
  );
  const first = route(`/${id}/`, {
    exact: true,
    modules: {content: `@site/docs/${id}/index.md`},
  });
  const tags = route(`/${id}/tags/`, {
    exact: true,
    component: '@theme/DocTagsListPage',
    props: {tags: [id]},
  });
  const root = route(`/${id}`, {
    component: '@theme/DocRoot',
    routes: [...docs, first],
  });
  const version = route(`/${id}`, {
    component: '@theme/DocVersionRoot',
    routes: [tags, root],
  });
  return route(`/${id}`, {component: '@theme/DocsRoot', routes: [version]});
}

/** Writes down what pages there are, as Docusaurus does: home, and areas with so many pages; gives the folder. */
export async function writtenRoutes(
  areas: Readonly<Record<string, number>>,
): Promise<string> {
  const generatedFilesDir = temporarySite({});
  const routes = [
    ...Object.entries(areas).map(([id, count]) => area(id, count)),
    route('/', {exact: true, component: '@site/src/pages/index.tsx'}),
  ];
  await generateRouteFiles({
    generatedFilesDir,
    baseUrl: '/',
    routes: routes as unknown as Routes,
  });
  return generatedFilesDir;
}
