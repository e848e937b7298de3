import type {LoadContext} from '@docusaurus/types';
import takeAwayPlugin from '..';
import {contentAreas} from '../../../src/site/contentAreas';
import {TAKE_PAGE} from '../../../src/site/takePage';
import {closed} from './build/builtSite';

const context = {
  siteDir: process.cwd(),
  siteConfig: {url: 'https://vale.example', baseUrl: '/base/'},
} as LoadContext;

/** Returns whether the page of copies offers files. */
async function offersFiles(
  isBuild: boolean,
  locked: readonly string[],
): Promise<unknown> {
  const routes: {path: string; props?: Record<string, unknown>}[] = [];
  const {contentLoaded} = takeAwayPlugin(
    context,
    {},
    {isBuild, closed: locked},
  );
  await contentLoaded?.({
    actions: {addRoute: (route: {path: string}) => routes.push(route)},
  } as never);
  expect(routes.map(({path}) => path)).toEqual([`/base/${TAKE_PAGE.slice(1)}`]);
  return routes[0]?.props?.['areFilesMade'];
}

describe('the page of copies for other tools', () => {
  it.each([
    {what: 'a build', isBuild: true, locked: closed, offers: true},
    {
      what: 'the development server',
      isBuild: false,
      locked: closed,
      offers: false,
    },
    {
      what: 'a build that is all locked',
      isBuild: true,
      locked: contentAreas.map(({id}) => id),
      offers: false,
    },
  ])('of $what offers files: $offers', async ({isBuild, locked, offers}) => {
    expect(await offersFiles(isBuild, locked)).toBe(offers);
  });
});
