import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {printLeaks} from '@engine/docs-lock/leak-check/printLeaks';
import publishPlugin from '../../../../plugins/publish';
import type {Publisher} from '../../../../plugins/publish/publisher';
import {stub} from '../../../support/stub';
import {temporarySite} from '../../../support/temporarySite';

jest.mock('@engine/docs-lock/leak-check/printLeaks', () => ({
  printLeaks: jest.fn(),
}));
jest.mock('../../../../plugins/publish/writeSitemap', () => ({
  writeSitemap: () => Promise.resolve(),
}));

type Build = Parameters<
  NonNullable<ReturnType<typeof publishPlugin>['postBuild']>
>[0];

/** Publishes a build of one page; returns its output folder once that has ended. */
async function publish(
  publishers: readonly Publisher[],
  leaks: number,
): Promise<{readonly outDir: string; readonly fault: string | undefined}> {
  jest.mocked(printLeaks).mockResolvedValue(leaks);
  const siteDir = temporarySite({'build/page.html': '<p>'});
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
    const {outDir, fault} = await publish(
      [createPublisher('one'), {}, createPublisher('two')],
      0,
    );
    expect(fault).toBeUndefined();
    expect(existsSync(join(outDir, 'two.txt'))).toBe(true);
    expect(readFileSync(join(outDir, 'one.pack'), 'utf8')).toBe(
      '<p>one of page.html,two of page.html,',
    );
  });

  it('leaves nothing to upload if a file contains locked content', async () => {
    const {outDir, fault} = await publish([createPublisher('one')], 1);
    expect(existsSync(outDir)).toBe(false);
    expect(fault).toContain('build: found the content of locked pages');
  });
});
