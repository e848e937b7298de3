import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import takeAwayPlugin from '../../../../plugins/take-away';
import {runBeside} from '../../../../plugins/take-away/runBeside';
import {contentAreas} from '../../../../src/site/contentAreas';
import {TAKE_PAGE} from '../../../../src/site/takePage';
import {closed, onFolder} from './builtSite';

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

describe('the process that makes copies', () => {
  it('writes them into the folder of the build', () =>
    onFolder(
      {'build/index.html': '<main><h1>Vale</h1></main>'},
      async (build) => {
        await runBeside({...build, siteDir: process.cwd()});
        expect(existsSync(join(build.outDir, 'index.md'))).toBe(true);
      },
    ));

  it('fails the build with what went wrong', () =>
    onFolder({}, async (build) => {
      await expect(
        runBeside({
          ...build,
          siteDir: process.cwd(),
          outDir: join(build.outDir, 'none\0'),
        }),
      ).rejects.toThrow(/^Copies for other tools: ./);
    }));
});
