import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {unzipSync} from 'fflate';
import {takenFiles} from '../../model/takenFiles';
import {writeFiles} from '../../build/writeFiles';
import {onBuild, pageHtml} from './builtSite';

/** Builds a page with a text, and returns the archives of the vault of two builds. */
async function buildVault(article: string): Promise<readonly Buffer[]> {
  const vaults: Buffer[] = [];
  const site = {
    'a/b.webp': 'picture',
    'a/secret.webp': 'picture',
    'town/mill.html': pageHtml(`<h1>Mill</h1>${article}`),
  };
  for (const files of [site, site]) {
    await onBuild(files, async (build) => {
      await writeFiles(build);
      vaults.push(readFileSync(join(build.outDir, takenFiles.vault.path)));
    });
  }
  return vaults;
}

describe('the Obsidian vault', () => {
  it('has the copies with the pictures that they show, in the same bytes for the same pages', async () => {
    const [vault, again] = await buildVault(
      '<img src="/base/a/b.webp" alt="Nine wheels"><img src="/base/a/lost.webp" alt="Lost"><details class="spoiler"><summary>S</summary><img src="/base/a/secret.webp"></details>',
    );
    expect(Object.keys(unzipSync(vault ?? Buffer.of())).toSorted()).toEqual([
      'a/b.webp',
      'town/mill.md',
    ]);
    expect(again).toEqual(vault);
  });
});
