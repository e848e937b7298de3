import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Secret} from '../../lock/check/phrases';
import publishPlugin from '..';
import type {Publisher} from '../publisher';
import {stub} from '../../../tests/support/stub';
import {temporarySite} from '../../../tests/support/temporarySite';

jest.mock('../listPublicNames', () => ({
  listPublicNames: () => Promise.resolve(['The ferry house of the ninth door']),
}));
jest.mock('../writeSitemap', () => ({
  writeSitemap: () => Promise.resolve(),
}));

type Build = Parameters<
  NonNullable<ReturnType<typeof publishPlugin>['postBuild']>
>[0];

/** Publishes a build of one page; returns its output folder once that has ended. */
async function publish(
  publishers: readonly Publisher[],
  page = '<p>',
): Promise<{readonly outDir: string; readonly fault: string | undefined}> {
  const siteDir = temporarySite({
    'build/page.html': page,
    'lock.allow': '# Why.\nThe drowned ferryman of the spring\n',
  });
  const outDir = join(siteDir, 'build');
  const plugins = [
    {name: 'other'},
    ...publishers.map((each) => ({name: 'publisher', publish: each})),
  ];
  const {postBuild} = publishPlugin(stub<LoadContext>({siteDir}));
  try {
    await postBuild?.(stub<Build>({outDir, plugins: plugins as never}));
    return {outDir, fault: undefined};
  } catch (error) {
    return {outDir, fault: (error as Error).message};
  }
}

/** A publisher that notes what it does. */
function createPublisher(name: string): Publisher {
  return {
    writeFiles({outDir}) {
      writeFileSync(join(outDir, `${name}.txt`), name);
      return Promise.resolve();
    },
    finishPages: () => (html, path) => `${html}${name} of ${path},`,
    packFiles({outDir}) {
      const page = readFileSync(join(outDir, 'page.html'), 'utf8');
      writeFileSync(join(outDir, `${name}.pack`), page);
      return Promise.resolve();
    },
  };
}

describe('publishing', () => {
  it('writes files, then changes pages in the order of the plugins, then packs all of it', async () => {
    const {outDir, fault} = await publish([
      createPublisher('one'),
      {},
      createPublisher('two'),
    ]);
    expect(fault).toBeUndefined();
    expect(existsSync(join(outDir, 'two.txt'))).toBe(true);
    expect(readFileSync(join(outDir, 'one.pack'), 'utf8')).toBe(
      '<p>one of page.html,two of page.html,',
    );
  });

  const secrets = (): readonly Secret[] => [
    {
      where: 'docs/reference/index.mdx',
      texts: [
        'The drowned ferryman of the spring',
        'The ferry house of the ninth door',
        'The miller pays with salt from elsewhere',
      ],
    },
  ];

  it('leaves nothing to upload if a file contains locked content', async () => {
    jest.spyOn(console, 'log').mockImplementation();
    const {outDir, fault} = await publish(
      [createPublisher('one'), {secrets}],
      '<p>The miller pays with salt from elsewhere.',
    );
    expect(existsSync(outDir)).toBe(false);
    expect(fault).toContain(
      'one.pack and 1 more: found "miller pays with salt from" from docs/reference/index.mdx',
    );
  });

  it('accepts what lock.allow lists, and the names of pages', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation();
    const {outDir, fault} = await publish(
      [{secrets}],
      '<p>The drowned ferryman of the spring. The ferry house of the ninth door.',
    );
    expect(fault).toBeUndefined();
    expect(existsSync(outDir)).toBe(true);
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('[INFO] Leak check of build: 2 files'),
    );
  });
});
