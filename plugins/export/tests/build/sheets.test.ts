import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {unzipSync} from 'fflate';
import {takenFiles} from '../../model/takenFiles';
import {writeFiles} from '../../build/writeFiles';
import {onBuild, pageHtml} from './builtSite';

const TRUTH =
  'Stannet buried him; Ostmark hanged his brother, who had used the name.';

/** Lists the sheets in the archive of a build with a page of this text. */
async function listSheets(article: string): Promise<readonly string[]> {
  let names: readonly string[] = [];
  await onBuild(
    {
      'town/mill.html': pageHtml(article),
      'sheets/tolls.csv': 'Town,Toll\nStannet,1 bit\n',
      'sheets/hooks.csv': `Hook,Truth\nHanged twice,"${TRUTH}"\n`,
    },
    async (build) => {
      await writeFiles(build);
      const zip = readFileSync(join(build.outDir, takenFiles.sheets.path));
      names = Object.keys(unzipSync(zip));
    },
  );
  return names;
}

describe('the archive of sheets', () => {
  it('contains all sheets of the build', async () => {
    expect(await listSheets('')).toEqual([
      'sheets/hooks.csv',
      'sheets/tolls.csv',
    ]);
  });

  it.each([
    [
      'a spoiler leads to',
      '<details class="spoiler"><summary>S</summary><a href="/base/sheets/hooks.csv">CSV</a></details>',
    ],
    [
      'holds the text of a spoiler',
      `<details class="spoiler"><summary>S</summary><table><tr><td>${TRUTH.replace('Ostmark', '<b>Ostmark</b>')}</table></details>`,
    ],
  ])('lacks one that %s', async (_what, html) => {
    expect(await listSheets(html)).toEqual(['sheets/tolls.csv']);
  });

  it('contains one that shares only a short word with a spoiler, or that a page shows openly', async () => {
    expect(
      await listSheets(
        '<details class="spoiler"><summary>S</summary><p>Hanged twice</p></details><p>Stannet</p><a href="/base/sheets/hooks.csv">CSV</a>',
      ),
    ).toEqual(['sheets/hooks.csv', 'sheets/tolls.csv']);
  });
});
