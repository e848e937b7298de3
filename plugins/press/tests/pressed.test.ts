import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {libraryFiles} from '../libraryFiles';
import {findChanged, findChangedFiles, recordSources} from '../pressed';

const [[file, paths] = ['', []]] = libraryFiles;
const SOURCE = 'docs/a.md';
let siteDir = '';

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(siteDir, path)), {recursive: true});
  await writeFile(join(siteDir, path), text);
}

const findChanges = async () => (await findChangedFiles(siteDir)).get(file);

beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'pressed-'));
  await write('library/pressed.json', '{}');
  await write(SOURCE, 'one');
  await Promise.all(paths.map((path) => write(`static${path}`, 'PDF')));
  await recordSources(siteDir, file, [SOURCE]);
});

afterEach(() => rm(siteDir, {recursive: true}));

describe('a document of the library', () => {
  it('is up to date while its sources are as they were', async () => {
    await expect(findChanges()).resolves.toBeUndefined();
    await write('docs/b.md', 'another page');
    await expect(findChanges()).resolves.toBeUndefined();
  });

  it('is named with the source that has changed, and how to make it', async () => {
    await write(SOURCE, 'two');
    await expect(findChanges()).resolves.toEqual([SOURCE]);
    await expect(findChanged(siteDir)).resolves.toContain(
      `static${file}: this document is out of date (changed or missing: ${SOURCE}). Generate it again with: npx docusaurus press ${file}`,
    );
  });

  it('is named if a source or one of its files is gone', async () => {
    await rm(join(siteDir, SOURCE));
    await rm(join(siteDir, 'static', paths[1] ?? ''));
    await expect(findChanges()).resolves.toEqual([
      SOURCE,
      `static${paths[1] ?? ''}`,
    ]);
  });

  it('is named if it was never made', async () => {
    await write('library/pressed.json', '{}');
    await expect(findChanges()).resolves.toEqual(['its row']);
  });
});
