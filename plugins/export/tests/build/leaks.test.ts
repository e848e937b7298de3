import {checkLeaks} from '../../../lock/check/checkLeaks';
import {takenFiles} from '../../model/takenFiles';
import {writeFiles} from '../../build/writeFiles';
import {onBuild, pageHtml} from './builtSite';

const text = 'odo is the drowned ferryman';
const secrets = [{where: 'docs/locked/a.md', texts: [text]}];

/** Lists the files in which the leak check finds text of a locked page. */
async function findLeaks(
  paragraph: string,
  cell: string,
): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await onBuild(
    {
      'town/mill.html': pageHtml(`<h1>Mill</h1><p>${paragraph}`),
      'a.csv': `Who\n${cell}\n`,
    },
    async (build) => {
      await writeFiles(build);
      const {leaks} = await checkLeaks(build.outDir, {
        secrets,
        allowed: [],
        readPdfs: () => Promise.resolve(new Map()),
      });
      found = leaks.map(({file}) => file.replace(/ › .*/, ''));
    },
  );
  return found;
}

describe('the leak check', () => {
  it('finds the words of a locked page in every copy, archives included', async () => {
    const found = await findLeaks(`So <b>${text}</b>.`, text);
    expect(found).toEqual(
      expect.arrayContaining([
        'town/mill.md',
        takenFiles.vault.path,
        takenFiles.sheets.path,
      ]),
    );
  });

  it('finds nothing in copies without them', async () => {
    expect(await findLeaks('The ferryman is dry.', 'Odo')).toEqual([]);
  });
});
