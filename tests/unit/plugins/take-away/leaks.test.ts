import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {arranged, getPhrases} from '@engine/docs-lock/leak/phrases';
import {createLeakSearch} from '@engine/docs-lock/leak-check/findFileLeaks';
import {takenFiles} from '../../../../src/features/take-away/lib/takenFiles';
import {writeFiles} from '../../../../plugins/take-away/writeFiles';
import {first, onFolder, pageHtml} from './builtSite';

const text = 'odo is the drowned ferryman';
const wanted = {
  phrases: arranged(
    getPhrases([{kind: 'text', where: 'docs/locked/a.md', text}], []),
  ),
  files: [],
};

/** Counts the leaks that the leak check finds in each copy of a page and a sheet. */
async function countLeaks(
  paragraph: string,
  cell: string,
): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  await onFolder(
    {
      [`docs/${first}/mill.md`]: '---\ntitle: Mill\n---\n',
      [`build/${first}/mill.html`]: pageHtml(`<h1>Mill</h1><p>${paragraph}`),
      'build/a.csv': `Who\n${cell}\n`,
    },
    async (build) => {
      await writeFiles(build);
      const [vault, sheets] = [takenFiles.vault.path, takenFiles.sheets.path];
      for (const path of [`${first}/mill.md`, vault, sheets]) {
        const bytes = readFileSync(join(build.outDir, path));
        const files = createLeakSearch(wanted)(path, bytes);
        found[path] = files.length;
      }
    },
  );
  return found;
}

describe('the leak check', () => {
  it('finds the words of a locked page in every copy, archives included', async () => {
    const [vault, sheets] = [takenFiles.vault.path, takenFiles.sheets.path];
    expect(await countLeaks(`So <b>${text}</b>.`, text)).toEqual({
      [`${first}/mill.md`]: 1,
      [vault]: 1,
      [sheets]: 1,
    });
  });

  it('finds nothing in copies without them', async () => {
    const counts = await countLeaks('The ferryman is dry.', 'Odo');
    expect(Object.values(counts)).toEqual([0, 0, 0]);
  });
});
