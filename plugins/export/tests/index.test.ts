import type {AllContent, LoadContext} from '@docusaurus/types';
import takeAwayPlugin from '..';

const context = {
  siteDir: process.cwd(),
  siteConfig: {url: 'https://vale.example', baseUrl: '/base/', tagline: ''},
} as LoadContext;

/** The content of a site with one page, of which the source is given. */
function withPage(source: string): AllContent {
  const loadedVersions = [{docs: [{source}]}];
  return {'docusaurus-plugin-content-docs': {default: {loadedVersions}}};
}

/** Returns whether the page of copies offers files. */
async function offersFiles(source: string): Promise<unknown> {
  const routes: {path: string; props?: Record<string, unknown>}[] = [];
  await takeAwayPlugin(context, {page: '/copies'}).allContentLoaded?.({
    allContent: withPage(source),
    actions: {
      addRoute: (route: {path: string}) => routes.push(route),
      createData: () => Promise.resolve(''),
    },
  } as never);
  expect(routes.map(({path}) => path)).toEqual(['/base/copies']);
  return routes[0]?.props?.['areFilesMade'];
}

describe('the page of copies for other tools', () => {
  const environment = process.env.NODE_ENV;

  afterEach(() => {
    process.env.NODE_ENV = environment;
  });

  it.each([
    {what: 'a build', mode: 'production', offers: true},
    {what: 'the development server', mode: 'development', offers: false},
    {
      what: 'a build that is all locked',
      mode: 'production',
      source: '@site/.locked/docs/default/a.md',
      offers: false,
    },
  ] as const)(
    'of $what offers files: $offers',
    async ({mode, offers, ...page}) => {
      process.env.NODE_ENV = mode;
      const source = 'source' in page ? page.source : '@site/docs/a.md';
      expect(await offersFiles(source)).toBe(offers);
    },
  );
});
